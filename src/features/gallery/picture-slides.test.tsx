import { expect, test } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import { pictureSlides, supportsAvif } from './picture-slides.ts';

const picture = aPicture({ id: 'samargrand/01-hall', width: 960, height: 640, widths: [480, 960] });
const file = (name: string) => `/pictures/samargrand/01-hall-${name}?v=1a2b3c4d`;

test('lightbox · a slide has every AVIF width and the alternative text', () => {
  expect(pictureSlides([picture], true)).toEqual([
    {
      src: file('960.avif'),
      alt: picture.alt,
      description: picture.alt,
      width: 960,
      height: 640,
      srcSet: [
        { src: file('480.avif'), width: 480, height: 320 },
        { src: file('960.avif'), width: 960, height: 640 },
      ],
    },
  ]);
});

test('lightbox · a browser without AVIF gets the WebP', () => {
  expect(pictureSlides([picture], false)[0]?.src).toBe(file('640.webp'));
});

test.each([
  [['/pictures/a-480.avif?v=1a2b3c4d', ''], true],
  [['/pictures/a-640.webp?v=1a2b3c4d', ''], false],
  [[], true],
])('lightbox · AVIF support follows from the pictures on the page: %j', (sources, supported) => {
  const page = document.createElement('div');
  page.innerHTML = '<picture><img alt=""></picture>'.repeat(sources.length);
  for (const [index, img] of page.querySelectorAll('img').entries())
    Object.defineProperty(img, 'currentSrc', { value: sources[index] });
  expect(supportsAvif(page)).toBe(supported);
});
