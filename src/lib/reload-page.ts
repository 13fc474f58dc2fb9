import { isBuildServed } from './load-data.ts';

/**
 * Loads the page again, with the scripts that the server has refused, because WebKit keeps a refusal. It does so only if the server
 * answers: without network the page would be lost.
 */
export async function reloadPage(): Promise<void> {
  if (!(await isBuildServed().catch(() => false))) return;
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  await Promise.allSettled(scripts.map(({ href }) => fetch(href, { cache: 'reload' })));
  window.location.reload();
}
