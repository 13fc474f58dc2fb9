import type { GurgaonData } from '../../app/page-data.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { gurgaonTexts } from '../../content/cities.ts';
import { VenueList } from '../../features/listing/listing-results.tsx';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { askAbout } from '../listing/ask-about.ts';
import { cardHeart, cardTotal } from '../listing/card-slots.tsx';
import { seePrices } from '../listing/see-prices.ts';
import styles from './gurgaon-page.module.css';

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
          <Button onClick={() => openCallBackDialog({ control: 'gurgaon', about: gurgaonTexts.heading })}>
            {gurgaonTexts.action}
          </Button>
          <ButtonLink variant="secondary" to={paths.vendors('gurgaon')}>
            Vendors in Gurgaon
          </ButtonLink>
        </div>
      </div>
      <section className={styles.nearest} aria-labelledby="nearest">
        <h2 id="nearest">{gurgaonTexts.nearestHeading}</h2>
        <VenueList
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
