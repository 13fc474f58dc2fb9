import type { PictureSource } from './picture-view.tsx';

/** A picture for tests; `fields` override the defaults. */
export function aPicture(fields: Partial<PictureSource> = {}): PictureSource {
  return {
    id: 'hall/01-front',
    version: '1a2b3c4d',
    alt: 'The front of the hall',
    width: 960,
    height: 640,
    widths: [480, 960],
    fallback: 640,
    placeholder: '#123 #345 #567 #789 #9ab',
    impression: true,
    ...fields,
  };
}
