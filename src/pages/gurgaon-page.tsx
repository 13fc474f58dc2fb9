import { gurgaonTexts } from '../content/cities.ts';
import { openLeadDialog } from '../leads/open-lead-dialog.ts';
import type { GurgaonData } from '../page-data.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ListingCards } from '../venues/listing-results.tsx';
import styles from './gurgaon-page.module.css';
import { askAbout } from './listing/ask-about.ts';
import { cardHeart, cardTotal } from './listing/card-slots.tsx';
import { seePrices } from './listing/see-prices.ts';

/** Gurgaon has no venues of its own here: it says who helps, takes a call-back, and shows the nearest ones. */
export function GurgaonPage({ data }: { readonly data: GurgaonData }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: 'Home', to: paths.home() }, { label: 'Gurgaon' }]} />
      <div className={styles.intro}>
        <h1>{gurgaonTexts.heading}</h1>
        {gurgaonTexts.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          <Button
            onClick={() =>
              openLeadDialog({ dialog: 'callback', control: 'gurgaon', about: gurgaonTexts.heading })
            }
          >
            {gurgaonTexts.action}
          </Button>
          <ButtonLink variant="secondary" to={paths.vendors('gurgaon')}>
            Vendors in Gurgaon
          </ButtonLink>
        </div>
      </div>
      <section className={styles.nearest} aria-labelledby="nearest">
        <h2 id="nearest">{gurgaonTexts.nearestHeading}</h2>
        <ListingCards
          venues={data.nearest}
          totalFor={cardTotal}
          saveFor={cardHeart}
          level={3}
          onSeePrices={seePrices}
          onAsk={askAbout}
        />
      </section>
    </div>
  );
}
