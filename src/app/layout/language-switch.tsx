import { m } from '../../i18n/compiled/messages.js';
import { languageTags, otherLocale } from '../../i18n/locale.ts';
import { saveOtherLanguageKnown, useOtherLanguageUrl } from './other-language.ts';

/** A link to this page in the other language. It loads the document, because a build contains one language. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const language = languageTags[otherLocale()];
  return (
    <a
      className={className}
      href={useOtherLanguageUrl()}
      lang={language}
      hrefLang={language}
      onClick={({ currentTarget }) => {
        // During a transition the address is ahead of what is rendered.
        currentTarget.search = window.location.search;
        saveOtherLanguageKnown();
      }}
    >
      {m.app_other_language()}
    </a>
  );
}
