import { contentLang } from '../../i18n/localized.ts';

/** A text of the content within another text; marked as English where a Hindi page shows it in Latin letters. */
export function ContentText({ text }: { readonly text: string }) {
  const lang = contentLang(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}
