import { preload } from 'react-dom';

interface PictureFiles {
  readonly id: string;
  /** Changes with the content of the files, because browsers cache them for a year. */
  readonly version: string;
  /** Widths of the AVIF files in pixels, ascending. */
  readonly widths: readonly number[];
  /** Width of the WebP file in pixels. */
  readonly fallback: number;
}

/** URL of the AVIF file with a width in pixels. */
export const avifSrc = ({ id, version }: Pick<PictureFiles, 'id' | 'version'>, width: number): string =>
  `/pictures/${id}-${width}.avif?v=${version}`;

/** `srcset` of all AVIF files. */
export const avifSet = (picture: Pick<PictureFiles, 'id' | 'version' | 'widths'>): string =>
  picture.widths.map((width) => `${avifSrc(picture, width)} ${width}w`).join(', ');

/** URL of the WebP file, the fallback. */
export const webpSrc = ({
  id,
  version,
  fallback,
}: Pick<PictureFiles, 'id' | 'version' | 'fallback'>): string =>
  `/pictures/${id}-${fallback}.webp?v=${version}`;

/** Adds a link to the head while prerendering: the CSS precedes the picture in the HTML. Nearly all browsers take AVIF. */
export function preloadPicture(picture: PictureFiles, imageSizes: string, media?: string): void {
  const image = { as: 'image', type: 'image/avif', fetchPriority: 'high', imageSizes, media } as const;
  if (import.meta.env.SSR) preload(webpSrc(picture), { ...image, imageSrcSet: avifSet(picture) });
}
