import { getLocale, type Locale } from './locale.ts';

/** A text of the content in both languages. Without `hi`, Hindi pages show the English text. */
export interface Localized {
  readonly en: string;
  readonly hi?: string;
}

/** Content in one language: every `Localized` is a string. */
export type InOneLanguage<Value> = Value extends Localized
  ? string
  : Value extends readonly unknown[] | object
    ? { readonly [Key in keyof Value]: InOneLanguage<Value[Key]> }
    : Value;

/** A text in the current language, else in English. */
export const inLanguage = (text: Localized, locale: Locale = getLocale()): string => text[locale] ?? text.en;

/** The value with every `Localized` in it, at any depth, replaced by its text in the current language. */
export function translate<Value>(value: Value, locale?: Locale): InOneLanguage<Value>;
export function translate(value: unknown, locale: Locale = getLocale()): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return inLanguage(value, locale);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, locale)]));
}

/** Whether an object is a text of the content. */
export function isLocalized(value: object): value is Localized {
  return 'en' in value && typeof value.en === 'string';
}

/**
 * The `lang` attribute of a text from the content: `en` where a Hindi page shows a text in Latin letters, such as a venue's
 * name, so that it is pronounced and hyphenated as English; else undefined.
 */
export function contentLang(text: string): 'en' | undefined {
  return getLocale() === 'hi' && /[a-z]/i.test(text) && !/\p{Script=Devanagari}/u.test(text)
    ? 'en'
    : undefined;
}
