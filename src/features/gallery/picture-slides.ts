import type { SlideImage } from 'yet-another-react-lightbox';
import { avifSrc, webpSrc } from '../../components/picture-files.ts';
import type { Picture } from '../../content/types.ts';

/** Pictures as the lightbox takes them: every AVIF width, or the one WebP where AVIF cannot be read. */
export function pictureSlides(pictures: readonly Picture[], avif: boolean): SlideImage[] {
  return pictures.map((picture) => {
    const ratio = picture.height / picture.width;
    const sources = avif
      ? picture.widths.map((width) => ({ src: avifSrc(picture.id, width), width }))
      : [{ src: webpSrc(picture), width: picture.fallback }];
    return {
      src: sources.at(-1)?.src ?? webpSrc(picture),
      alt: picture.alt,
      description: picture.alt,
      width: picture.width,
      height: picture.height,
      srcSet: sources.map((source) => ({ ...source, height: Math.round(source.width * ratio) })),
    };
  });
}

/** Whether this browser reads AVIF, told by what it chose for the pictures that already stand on the page. */
export function pageShowsAvif(page: ParentNode = document): boolean {
  const shown = [...page.querySelectorAll<HTMLImageElement>('picture img')].map((img) => img.currentSrc);
  return shown.some((src) => src.endsWith('.avif')) || !shown.some((src) => src.endsWith('.webp'));
}
