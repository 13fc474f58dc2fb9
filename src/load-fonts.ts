import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import rupee from './styles/fonts/figtree-rupee.woff2?url';

/** Neither font's Latin file has the rupee sign: the third is that one glyph of Figtree's (subset-font, from latin-ext). */
const faces = [
  ['Figtree', figtree, { weight: '300 900' }],
  ['Marcellus', marcellus, {}],
  ['Figtree rupee', rupee, { weight: '300 900', unicodeRange: 'U+20B9' }],
] as const;

/** Fetches the fonts; what stands until then, or without script, has their measures (styles/fonts.css). */
export function loadFonts(): void {
  for (const [family, file, descriptors] of faces) {
    new FontFace(family, `url(${file})`, descriptors).load().then(
      (face) => document.fonts.add(face),
      // Without its font the page is read in the system's.
      () => {},
    );
  }
}
