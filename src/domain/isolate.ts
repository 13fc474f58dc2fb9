/**
 * The text, which keeps its own direction beside others: a number after an Urdu name would be drawn before it, its groups
 * from right to left.
 */
export const isolate = (text: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text;
