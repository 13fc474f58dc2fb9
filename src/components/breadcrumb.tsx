import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';

interface BreadcrumbProps {
  /** From the home page to here; the last one is this page. */
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}

/** The way from the home page to here, as links. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {trail.map(({ label, to }, index) => {
          const here = index === trail.length - 1 ? 'page' : undefined;
          return (
            <li key={label}>
              {to ? (
                <Link to={to} aria-current={here}>
                  {label}
                </Link>
              ) : (
                <span aria-current={here}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
