import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { TradeSign } from './trade-sign.tsx';
import type { VendorsData } from './vendors-data.ts';
import styles from './vendors-page.module.css';

const sizes = '(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw';

/** The trades that a wedding in this city needs; each asks for a call-back that names it. */
export function VendorsPage({ data: { city, cityName, categories } }: { readonly data: VendorsData }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: 'Home', to: paths.home() },
          { label: cityName, to: paths.city(city) },
          { label: 'Vendors' },
        ]}
      />
      <header className={styles.head}>
        <h1>Wedding Vendors in {cityName}</h1>
        <p className="lede">
          Say what you need: our team calls with people we have worked with, and their prices for your date.
        </p>
      </header>
      <ul className={styles.vendors}>
        {categories.map(({ id, title, description, picture }) => (
          <li key={id} data-drawn={!picture}>
            {picture ? (
              <PictureView picture={picture} sizes={sizes} ratio="3 / 2" alt="" label />
            ) : (
              <TradeSign id={id} />
            )}
            <div className={styles.words}>
              <h2>{title}</h2>
              <p>{description}</p>
              <Button
                variant="secondary"
                aria-label={`Request a Call Back about ${title}`}
                onClick={() => openCallBackDialog({ control: 'vendors', about: `${title} in ${cityName}` })}
              >
                Request a Call Back
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
