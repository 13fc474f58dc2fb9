import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { cityName, gurgaonTexts } from '../../content/cities.ts';
import { VenueList } from '../../features/listing/listing-results.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../lib/open-lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import type { GurgaonData } from './gurgaon-data.ts';
import styles from './gurgaon-page.module.css';

/** A city without venues: call-back and the nearest venues. */
export function GurgaonPage({ data }: { readonly data: GurgaonData }) {
  const city = cityName('gurgaon');
  const texts = gurgaonTexts();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: m.lib_home(), to: paths.home() }, { label: city }]} />
      <div className={styles.intro}>
        <h1>{texts.heading}</h1>
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles.actions}>
          <Button onClick={() => openCallBackDialog({ control: 'gurgaon', about: texts.heading })}>
            {texts.action}
          </Button>
          <ButtonLink variant="secondary" to={paths.vendors('gurgaon')}>
            {m.pages_gurgaon_vendors({ city })}
          </ButtonLink>
        </div>
      </div>
      <section className={styles.nearest} aria-labelledby="nearest">
        <h2 id="nearest">{texts.nearestHeading}</h2>
        <VenueList venues={data.nearest} level={3} />
      </section>
    </div>
  );
}
