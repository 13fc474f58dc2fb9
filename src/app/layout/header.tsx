import { useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { usePathname } from '../use-pathname.ts';
import styles from './header.module.css';
import menuStyles from './header-menu.module.css';
import { HeaderTools } from './header-tools.tsx';
import { type NavigationItem, navigationItems } from './navigation-items.ts';
import { usePopup } from './use-popup.ts';
import { Wordmark } from './wordmark.tsx';

/** The fixed navigation of every page; below 768 px its links wait behind a menu button. */
export function Header() {
  const pathname = usePathname();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { open, toggle, close } = usePopup(menuButton);

  const ask = (request: { readonly control: string; readonly about?: string }) => {
    // The chosen word disappears with the menu; the button is where the dialog gives the focus back.
    if (open) menuButton.current?.focus();
    close();
    openCallBackDialog(request);
  };

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wordmark />
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={toggle}
        >
          {open ? <Icon name="x" /> : <Icon name="menu" />}
        </button>
        <div id="site-menu" className={menuStyles.menu} data-open={open}>
          <nav aria-label="Main">
            <ul>
              {navigationItems(pathname).map((item) => (
                <li key={item.id}>
                  <Item
                    item={item}
                    here={isHere(item, pathname)}
                    onLink={close}
                    onAsk={() => ask({ control: 'navigation', about: item.name })}
                  />
                </li>
              ))}
            </ul>
          </nav>
          {isLanding(pathname) ? (
            <ButtonLink className={menuStyles.request} href="#enquire" onClick={close}>
              <Icon name="phone-call" />
              <span>Enquire Now</span>
            </ButtonLink>
          ) : (
            <Button
              className={menuStyles.request}
              aria-haspopup="dialog"
              onClick={() => ask({ control: 'header' })}
            >
              <Icon name="phone-call" />
              <span>Request callback</span>
            </Button>
          )}
        </div>
        <div className={styles.tools}>
          <HeaderTools />
        </div>
      </div>
    </header>
  );
}

/** Whether an item leads to this page, or to what stands above it. */
const isHere = (item: NavigationItem, pathname: string) =>
  'path' in item && matchPath({ path: item.path, end: item.path === paths.home() }, pathname) !== null;

/** The landing page's bar leads to its enquiry form instead of the dialog. */
const isLanding = (pathname: string) => pathname.toLowerCase().startsWith(paths.landing());

interface ItemProps {
  readonly item: NavigationItem;
  readonly here: boolean;
  readonly onLink: () => void;
  readonly onAsk: () => void;
}

function Item({ item, here, onLink, onAsk }: ItemProps) {
  if ('asks' in item) {
    return (
      <button type="button" aria-haspopup="dialog" onClick={onAsk}>
        {item.name}
      </button>
    );
  }
  return (
    <Link to={item.path} aria-current={here ? 'page' : undefined} onClick={onLink}>
      {item.name}
    </Link>
  );
}
