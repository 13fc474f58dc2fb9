import { canonicalSpellings } from '../lib/canonical-spellings.ts';
import { meantAddress } from '../lib/meant-address.ts';

// The host serves one 404.html for both languages: this loads the code of the URL's language, unless the path is that of a page in
// other letters, or with something added to it. It imports no messages, because a module of the site contains one language.
const { pathname, search, hash } = window.location;
const meant = meantAddress(pathname, search);
const isPath = meant.path !== pathname && /^[\w/-]+$/.test(meant.path);
const page = await firstPage([
  ...canonicalSpellings(pathname),
  ...(isPath ? [meant.path, ...canonicalSpellings(meant.path)] : []),
]);
if (page) {
  window.location.replace(page + meant.search + hash);
} else {
  const { dataset } = document.documentElement;
  const { en, hi, hiBuild } = dataset;
  const isHindi = /^\/hi(\/|$)/i.test(pathname);
  // Each language has a build and a manifest of its own.
  if (isHindi && hiBuild) dataset.build = hiBuild;
  if (isHindi)
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/hi/manifest.webmanifest');
  const script = document.createElement('script');
  script.type = 'module';
  script.src = (isHindi ? hi : en) ?? '';
  document.head.append(script);
}

/** The first of the paths that the host has a page for; none while it cannot be asked. */
async function firstPage(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const found = await fetch(path, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}
