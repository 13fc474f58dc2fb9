import { useLocation } from 'react-router-dom';
import { m } from '../../i18n/compiled/messages.js';
import { languageTags, localPath, otherLocale, routePath } from '../../i18n/locale.ts';
import { createStoredStore } from '../../lib/stored-store.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useUnstoredDetails } from '../../visitor/event-details-store.ts';
import { usePathname } from '../use-pathname.ts';

const known = createStoredStore('language-suggested', Boolean, (value) => (value ? '1' : ''));

/** Whether the visitor knows of the other language: it was suggested once, or chosen. */
export const knowsOtherLanguage = (): boolean => known.store.getState();

export const saveOtherLanguageKnown = (): void => known.save(true);

/** The URL of this page in the other language. In prerendered HTML it is the path, then it has the parameters and the hash. */
export function useOtherLanguageUrl(): string {
  const pathname = usePathname();
  const { search, hash } = useLocation();
  const withUnstored = useUnstoredDetails();
  const state = useHydrated() ? withUnstored(search) + hash : '';
  return localPath(routePath(pathname), otherLocale()) + state;
}

/** A link to this page in the other language. It loads the document, because a build contains one language. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const language = languageTags[otherLocale()];
  const withUnstored = useUnstoredDetails();
  return (
    <a
      className={className}
      href={useOtherLanguageUrl()}
      lang={language}
      hrefLang={language}
      onClick={({ currentTarget }) => {
        // During a transition the address is ahead of what is rendered.
        currentTarget.search = withUnstored(window.location.search);
        saveOtherLanguageKnown();
      }}
    >
      {m.language_other()}
    </a>
  );
}
