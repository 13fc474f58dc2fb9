/** What the addresses of a picture's files are made of. */
interface PictureFiles {
  readonly id: string;
  /** Of the AVIF files, in pixels, ascending. */
  readonly widths: readonly number[];
  /** Of the one WebP file, in pixels. */
  readonly fallback: number;
}

/** The AVIF file of a width. */
export const avifSrc = (id: string, width: number): string => `/pictures/${id}-${width}.avif`;

/** Every AVIF file, as `srcset` takes them. */
export const avifSet = ({ id, widths }: Pick<PictureFiles, 'id' | 'widths'>): string =>
  widths.map((width) => `${avifSrc(id, width)} ${width}w`).join(', ');

/** The WebP file, which every browser shows. */
export const webpSrc = ({ id, fallback }: Pick<PictureFiles, 'id' | 'fallback'>): string =>
  `/pictures/${id}-${fallback}.webp`;
