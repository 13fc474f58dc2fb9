import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { localPath, otherLocale, routePath } from '../../i18n/locale.ts';
import { createStoredStore } from '../../lib/local-storage.ts';
import { usePathname } from '../use-pathname.ts';

/** The URL of this page in the other language. In prerendered HTML it is the path, then it has the parameters and the hash. */
export function useOtherLanguageUrl(): string {
  const pathname = usePathname();
  const { search, hash } = useLocation();
  const state = useHydrated() ? search + hash : '';
  return localPath(routePath(pathname), otherLocale()) + state;
}

const suggested = createStoredStore('language-suggested', Boolean, (value) => (value ? '1' : ''));

/** Whether the visitor knows of the other language: it was suggested once, or chosen. */
export const knowsOtherLanguage = (): boolean => suggested.store.getState();

export const saveOtherLanguageKnown = (): void => suggested.save(true);

/** Whether Hindi precedes English in the languages of a browser, e.g. `['hi-IN', 'en-IN']`. */
export function prefersHindi(languages: readonly string[]): boolean {
  return /^hi/i.test(languages.find((tag) => /^(hi|en)\b/i.test(tag)) ?? '');
}
