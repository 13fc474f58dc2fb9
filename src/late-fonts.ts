import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import rupee from './styles/fonts/figtree-rupee.woff2?url';

const files = [
  ['Figtree', figtree, { weight: '300 900' }],
  ['Marcellus', marcellus, {}],
  ['Figtree rupee', rupee, { weight: '300 900', unicodeRange: 'U+20B9' }],
] as const;

const come: FontFace[] = [];
let asked = false;

/**
 * A font that was not there at the first paint stays out of that page (`font-display: optional`), so that nothing jumps
 * under the reader. This fetches the fonts, as a rule from the browser's own cache, for the page that comes next.
 */
export function fetchLateFonts(): void {
  if (asked || typeof FontFace !== 'function') return;
  asked = true;
  for (const [family, file, descriptors] of files) {
    new FontFace(family, `url(${file})`, descriptors).load().then(
      (face) => come.push(face),
      // Without its font a page is read in the system's.
      () => {},
    );
  }
}

let shown: string | undefined;

/** Puts the fonts to use that have come meanwhile, when the page changes and before the new one is painted. */
export function addLateFonts(pathname: string): void {
  if (pathname === shown) return;
  shown = pathname;
  for (const face of come.splice(0)) document.fonts.add(face);
}
