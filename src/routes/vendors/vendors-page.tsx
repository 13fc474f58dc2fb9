import { ArchMotif } from '../../components/arch-motif.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { IconName } from '../../components/icon-names.ts';
import { PictureView } from '../../components/picture-view.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import type { VendorsData } from './vendors-data.ts';
import styles from './vendors-page.module.css';

// A phone's tile crops a wide picture to a tall one, which needs a file wider than its box.
const sizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 45vw, 60vw';

/** The vendor categories of a city, each with a call-back button. */
export function Page({ data: { city, cityName, categories } }: { readonly data: VendorsData }) {
  return (
    <div className="wrap stack page gap-5">
      <Breadcrumb
        trail={[
          { label: m.navigation_home(), to: paths.home() },
          { label: cityName, to: paths.city(city) },
          { label: m.vendors_label() },
        ]}
      />
      <header className="stack gap-3">
        <h1>{m.vendors_heading({ city: cityName })}</h1>
        <p className="lede">{m.vendors_intro()}</p>
      </header>
      <ul className={`grid columns-2 wide-4 ${styles.vendors}`}>
        {categories.map(({ id, title, description, picture }, index) => (
          // Seven with a picture, and seven without: the first and the last are twice as wide, so that no row has a gap.
          <li
            key={id}
            data-icon={!picture}
            className={
              index === 0 ? `double ${styles.first}` : index === categories.length - 1 ? 'double' : undefined
            }
          >
            {picture ? (
              <PictureView picture={picture} sizes={sizes} ratio="3 / 2" alt="" label />
            ) : (
              <VendorIcon id={id} />
            )}
            <div className={`stack gap-1 ${styles.words}`}>
              <h2 lang={contentLang(title)}>{title}</h2>
              <p lang={contentLang(description)}>{description}</p>
              <Button
                variant="secondary"
                aria-label={m.vendors_call_back_about({ title })}
                onClick={() =>
                  openCallBackDialog({
                    control: 'vendors',
                    about: m.vendors_about({ title, city: cityName }),
                  })
                }
              >
                {m.contact_request_a_call_back()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The icons of categories without a picture. */
const icons: Readonly<Record<string, IconName>> = {
  caterers: 'utensils-crossed',
  djs: 'music-4',
  planners: 'clipboard-list',
  baraat: 'drum',
  invitations: 'mail-open',
  pandits: 'book-open-text',
  transport: 'bus',
};

/** The icon of a category without a picture, or the default motif. */
function VendorIcon({ id }: { readonly id: string }) {
  const icon = icons[id];
  return (
    <span className={styles.iconBox}>
      <ArchMotif className={styles.arch} empty={icon !== undefined} />
      {icon && <Icon name={icon} className={styles.icon} />}
    </span>
  );
}
