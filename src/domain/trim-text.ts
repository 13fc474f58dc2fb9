/** The text without white space around it; empty if it shows nothing, such as zero-width characters alone. */
export function trimText(text: string): string {
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text) ? '' : text.trim();
}
