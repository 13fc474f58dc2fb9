// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { webpSrc } from '../../components/picture-files.ts';
import { pictureSlides, supportsAvif } from './picture-slides.ts';

const picture = {
  id: 'samargrand/01-hall',
  version: '1a2b3c4d',
  alt: "Artist's impression: a hall.",
  width: 960,
  height: 640,
  widths: [480, 960],
  fallback: 640,
  placeholder: '',
  impression: true,
};

test('lightbox · a slide has every AVIF width and the alternative text', () => {
  expect(pictureSlides([picture], true)).toEqual([
    {
      src: '/pictures/samargrand/01-hall-960.avif?v=1a2b3c4d',
      alt: picture.alt,
      description: picture.alt,
      width: 960,
      height: 640,
      srcSet: [
        { src: '/pictures/samargrand/01-hall-480.avif?v=1a2b3c4d', width: 480, height: 320 },
        { src: '/pictures/samargrand/01-hall-960.avif?v=1a2b3c4d', width: 960, height: 640 },
      ],
    },
  ]);
});

test('lightbox · a browser without AVIF gets the WebP', () => {
  expect(pictureSlides([picture], false)[0]?.src).toBe('/pictures/samargrand/01-hall-640.webp?v=1a2b3c4d');
  expect(webpSrc(picture)).toBe('/pictures/samargrand/01-hall-640.webp?v=1a2b3c4d');
});

test('lightbox · AVIF support follows from the pictures on the page', () => {
  const page = (...sources: string[]) => {
    const root = document.createElement('div');
    for (const source of sources) {
      const img = document.createElement('img');
      Object.defineProperty(img, 'currentSrc', { value: source });
      const wrap = document.createElement('picture');
      wrap.append(img);
      root.append(wrap);
    }
    return root;
  };
  expect(supportsAvif(page('/pictures/a-480.avif?v=1a2b3c4d', ''))).toBe(true);
  expect(supportsAvif(page('/pictures/a-640.webp?v=1a2b3c4d', ''))).toBe(false);
  expect(supportsAvif(page())).toBe(true);
});
