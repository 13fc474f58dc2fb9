import { browserIdle } from './browser-idle.ts';

/** The files that the page names for later: of its styles, which stand in it already, and of its code. */
function filesForLater(kind: '.css' | '.js'): readonly string[] {
  const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="later"]') ?? {};
  return content.split(' ').filter((file) => file.endsWith(kind));
}

function linkTo(file: string, rel: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: `/assets/${file}` });
}

/** A disabled stylesheet is never fetched; it tells the bundler's loader that its styles are there. */
export function nameStyles(): void {
  for (const file of filesForLater('.css')) {
    const link = linkTo(file, 'stylesheet');
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
}

/** Has the page's code fetched ahead of its turn, one file at a time when the browser has nothing else to do. */
export async function fetchCode(): Promise<void> {
  for (const file of filesForLater('.js')) {
    await browserIdle();
    document.head.append(linkTo(file, 'modulepreload'));
  }
}
