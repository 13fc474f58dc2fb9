import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPicture } from './picture-fixture.ts';
import { PictureView, Thumbnail } from './picture-view.tsx';

const picture = aPicture({ width: 1600, height: 1067 });

test('picture · it has its AVIF widths, a WebP file, its size and its alternative text', () => {
  render(<PictureView picture={picture} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'The front of the hall' });
  expect(image).toHaveAttribute('src', '/pictures/hall/01-front-640.webp?v=1a2b3c4d');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1600');
  expect(image.parentElement?.querySelector('source')).toHaveAttribute(
    'srcset',
    '/pictures/hall/01-front-480.avif?v=1a2b3c4d 480w, /pictures/hall/01-front-960.avif?v=1a2b3c4d 960w',
  );
  expect(screen.queryByText(/impression/)).not.toBeInTheDocument();
});

test('picture · with priority it loads eagerly; an impression is labelled', () => {
  render(<PictureView picture={picture} sizes="100vw" priority label />);
  const image = screen.getByRole('img', { name: 'The front of the hall' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText('Artist’s impression')).toBeInTheDocument();
});

test('picture · a link is not named twice as an impression: the alternative text says so, or else the label', () => {
  render(
    <>
      <a href="/hall">
        <PictureView picture={{ ...picture, alt: 'Artist’s impression: a hall.' }} sizes="100vw" label />
      </a>
      <a href="/catering">
        <PictureView picture={picture} sizes="100vw" alt="" label />
      </a>
    </>,
  );
  const [hall, catering] = screen.getAllByRole('link');
  expect(hall).toHaveAccessibleName('Artist’s impression: a hall.');
  expect(catering).toHaveAccessibleName('Artist’s impression');
});

test('picture · a photograph is not labelled, and a missing picture has a placeholder', () => {
  const { container } = render(
    <>
      <PictureView picture={{ ...picture, impression: false }} sizes="100vw" label />
      <PictureView picture={undefined} sizes="100vw" />
    </>,
  );
  expect(screen.queryByText(/impression/)).not.toBeInTheDocument();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('picture · a thumbnail loads the narrowest file, and is not read', () => {
  const { container } = render(<Thumbnail picture={picture} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('source')).toHaveAttribute(
    'srcset',
    '/pictures/hall/01-front-480.avif?v=1a2b3c4d',
  );
});
