/** What a reader of the HTML sees, tags and spacing aside. */
export function seen(html: string | undefined): string {
  return words(
    (html ?? '')
      .replace(/<(?:style|title)>[^<]*<\/(?:style|title)>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&'),
  );
}

/** Runs of white space as one space. */
export function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Where the links of the HTML lead, in order. */
export function links(html: string | undefined): string[] {
  return [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/&amp;/g, '&'));
}
