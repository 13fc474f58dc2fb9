import { type PagePayload, payloadPath } from './page-payload.ts';

/** The payload of a page of this build; throws where it does not come. */
export async function fetchPayload(pathname: string): Promise<PagePayload> {
  const build = document.documentElement.dataset.build ?? 'dev';
  const answer = await fetch(payloadPath(build, pathname));
  if (!answer.ok) throw new Error(`No page data for ${pathname}: ${answer.status}`);
  return (await answer.json()) as PagePayload;
}

let first: Promise<PagePayload> | undefined;

/**
 * The payload of the page that was loaded, asked for once, ahead of the code that needs it; if it fails, the next call asks
 * again. A page that stands in for another, such as the one for no network, carries its own.
 */
export function firstPayload(): Promise<PagePayload> {
  if (first) return first;
  const written = document.getElementById('page-payload')?.textContent;
  first = written ? Promise.resolve(JSON.parse(written)) : fetchPayload(window.location.pathname);
  first.catch(() => {
    first = undefined;
  });
  return first;
}
