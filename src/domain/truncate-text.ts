/** The beginning of a text with at most `maxLength` UTF-16 units that cuts no character, also none of several code points. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // Firefox before 125 has no segmenter.
  const characters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : [...text];
  let length = 0;
  const end = characters.findIndex((character) => {
    length += character.length;
    return length > maxLength;
  });
  return characters.slice(0, end).join('');
}
