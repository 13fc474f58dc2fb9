import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import styles from './language-suggestion.module.css';
import { knowsOtherLanguage, saveOtherLanguageKnown, useOtherLanguageUrl } from './language-switch.tsx';

/** On an English page in a browser that prefers Hindi: says once, in Hindi, that the page exists in Hindi. */
export function LanguageSuggestion() {
  const url = useOtherLanguageUrl();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (getLocale() !== 'en' || !prefersHindi(navigator.languages) || knowsOtherLanguage()) return;
    saveOtherLanguageKnown();
    setIsShown(true);
  }, []);
  if (!isShown) return null;
  return (
    <div className={`${styles.container} screen-only`} lang={languageTags.hi}>
      <Notice tone="info">
        <div className="links">
          <p>{m.language_suggestion()}</p>
          <a href={url} hrefLang={languageTags.hi}>
            {m.language_suggestion_link()}
          </a>
          <Button variant="quiet" onClick={() => setIsShown(false)}>
            {m.language_suggestion_close()}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Whether Hindi precedes English in the languages of a browser, e.g. `['hi-IN', 'en-IN']`. */
function prefersHindi(languages: readonly string[]): boolean {
  return /^hi/i.test(languages.find((tag) => /^(hi|en)\b/i.test(tag)) ?? '');
}
