import type { SlideImage } from 'yet-another-react-lightbox';
import { avifSrc, webpSrc } from '../../components/picture-files.ts';
import type { Picture } from '../../domain/venue.ts';

/** The slides of the lightbox: every AVIF width, or the WebP file without AVIF support. */
export function pictureSlides(pictures: readonly Picture[], avif: boolean): SlideImage[] {
  return pictures.map((picture) => {
    const ratio = picture.height / picture.width;
    const sources = avif
      ? picture.widths.map((width) => ({ src: avifSrc(picture, width), width }))
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

/** Whether the browser supports AVIF, by the sources that it chose for the pictures on the page. */
export function supportsAvif(page: ParentNode = document): boolean {
  const sources = [...page.querySelectorAll<HTMLImageElement>('picture img')].map((img) => img.currentSrc);
  return sources.some((src) => src.includes('.avif')) || !sources.some((src) => src.includes('.webp'));
}
