import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { gurgaonTexts } from '../../content/cities.ts';
import { VenueList } from '../../features/listing/listing-results.tsx';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import type { GurgaonData } from './gurgaon-data.ts';
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
        <VenueList venues={data.nearest} level={3} />
      </section>
    </div>
  );
}
