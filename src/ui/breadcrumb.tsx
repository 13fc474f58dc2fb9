import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** From home to here; the last one is this page. */
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}

export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {trail.map(({ label, to }, index) => (
          <li key={label}>
            {to ? (
              <Link to={to} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
