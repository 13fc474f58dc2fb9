import { useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { type CallBackRequest, openCallBackDialog } from '../../visitor/lead-store.ts';
import { openToldSheet } from '../../visitor/told-request.ts';
import { leadAbout } from '../page-loader.ts';
import { usePathname } from '../use-pathname.ts';
import styles from './header.module.css';
import menuStyles from './header-menu.module.css';
import { HeaderTools } from './header-tools.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type NavigationItem, navigationItems } from './navigation-items.ts';
import { PrintHead } from './print-head.tsx';
import { SearchDialog, useSearchDialog } from './search-dialog.tsx';
import { usePopup } from './use-popup.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * The fixed navigation; below 768 px the links are in a menu. On the landing page search and shortlist are with the links, so
 * that the bar has room for "Enquire Now".
 */
export function Header() {
  const pathname = usePathname();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { open, toggle, close } = usePopup(menuButton);
  const search = useSearchDialog();
  const onLanding = isLanding(pathname);

  const closeBefore = (openDialog: () => void) => {
    // The dialog restores the focus to the menu button, because the item is hidden with the menu.
    if (open) menuButton.current?.focus();
    close();
    openDialog();
  };
  const openCallBack = (request: CallBackRequest) => closeBefore(() => openCallBackDialog(request));
  const tools = <HeaderTools onSearch={() => closeBefore(search.open)} />;

  return (
    <header className={styles.header}>
      <div className={styles.bar} data-enquire={onLanding || undefined}>
        <Wordmark />
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label={open ? m.navigation_menu_close() : m.navigation_menu_open()}
          onClick={toggle}
        >
          {open ? <Icon name="x" /> : <Icon name="menu" />}
        </button>
        <div id="site-menu" className={`${styles.links} ${menuStyles.menu} screen-only`} data-open={open}>
          <nav aria-label={m.navigation_menu_main()}>
            <ul>
              {navigationItems(pathname).map((item) => (
                <li key={item.id}>
                  <Item
                    item={item}
                    isCurrent={isCurrent(item, pathname)}
                    onLink={close}
                    onAsk={(about, next) => openCallBack({ control: 'navigation', about, next })}
                  />
                </li>
              ))}
            </ul>
          </nav>
          {/* On wide screens there is no room for it. */}
          <Button
            variant="quiet"
            className={menuStyles.told}
            aria-haspopup="dialog"
            onClick={() => closeBefore(() => openToldSheet())}
          >
            {m.told_spoken()}
          </Button>
          {onLanding ? (
            tools
          ) : (
            <Button
              className={menuStyles.request}
              aria-haspopup="dialog"
              onClick={() => openCallBack({ control: 'header', ...leadAbout() })}
            >
              <Icon name="phone-call" />
              <span>{m.contact_request_callback()}</span>
            </Button>
          )}
        </div>
        <div className={`${styles.tools} screen-only`}>
          <LanguageSwitch className={styles.language} />
          {onLanding ? <Enquire onClick={close} /> : tools}
        </div>
        <PrintHead />
      </div>
      <SearchDialog open={search.isOpen} onLeave={search.leave} onClose={search.close} />
    </header>
  );
}

/** Leads to the enquiry form; calls without script, where the form cannot be sent. */
function Enquire({ onClick }: { readonly onClick: () => void }) {
  const link = (href: string) => (
    <ButtonLink className={styles.enquire} href={href} onClick={onClick}>
      <Icon name="phone-call" />
      <span>{m.contact_enquire()}</span>
    </ButtonLink>
  );
  return (
    <>
      {link('#enquire')}
      <noscript>{import.meta.env.SSR && link(site.phone.href)}</noscript>
    </>
  );
}

/** Whether an item links to the current page or to one above it. */
const isCurrent = (item: NavigationItem, pathname: string) =>
  'path' in item &&
  (matchPath(item.path, pathname) !== null || pathname.toLowerCase().startsWith(`${item.path}/`));

const isLanding = (pathname: string) => matchPath(paths.landing(), pathname) !== null;

interface ItemProps {
  readonly item: NavigationItem;
  readonly isCurrent: boolean;
  readonly onLink: () => void;
  readonly onAsk: (about: string, next: CallBackRequest['next']) => void;
}

function Item({ item, isCurrent, onLink, onAsk }: ItemProps) {
  if ('about' in item) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onAsk(item.about(), item.next && { path: item.next.path, name: item.next.name() })}
      >
        {item.name()}
      </button>
    );
  }
  return (
    <Link to={item.path} aria-current={isCurrent ? 'page' : undefined} onClick={onLink}>
      {item.name()}
    </Link>
  );
}
