import { m } from '../i18n/compiled/messages.js';
import { contentLang } from '../i18n/localized.ts';
import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';

interface BreadcrumbProps {
  /** From the home page to the current page. */
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label={m.navigation_breadcrumb()} className={styles.breadcrumb}>
      <ol className="row">
        {trail.map(({ label, to }, index) => {
          const current = index === trail.length - 1 ? 'page' : undefined;
          return (
            <li key={label}>
              {to ? (
                <Link to={to} aria-current={current} lang={contentLang(label)}>
                  {label}
                </Link>
              ) : (
                <span aria-current={current} lang={contentLang(label)}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
