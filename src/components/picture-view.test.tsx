import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPicture } from './picture-fixture.ts';
import { PictureView } from './picture-view.tsx';

const picture = aPicture({ width: 1600, height: 1067 });

test('site 3 · a picture has its AVIF widths, one WebP, its size and its words', () => {
  render(<PictureView picture={picture} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'The front of the hall' });
  expect(image).toHaveAttribute('src', '/pictures/hall/01-front-640.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1600');
  expect(image.parentElement?.querySelector('source')).toHaveAttribute(
    'srcset',
    '/pictures/hall/01-front-480.avif 480w, /pictures/hall/01-front-960.avif 960w',
  );
  expect(screen.queryByText(/impression/)).not.toBeInTheDocument();
});

test('site 3 · the first screen’s picture loads at once; a large impression says what it is', () => {
  render(<PictureView picture={picture} sizes="100vw" priority label />);
  const image = screen.getByRole('img', { name: 'The front of the hall' });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText('Artist’s impression')).toBeInTheDocument();
});

test('site 3 · a photograph is not called an impression, and a missing picture has its drawn place', () => {
  const { container } = render(
    <>
      <PictureView picture={{ ...picture, impression: false }} sizes="100vw" label />
      <PictureView picture={undefined} sizes="100vw" />
    </>,
  );
  expect(screen.queryByText(/impression/)).not.toBeInTheDocument();
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('fast · in brief a picture is a box of its own shape with its words', () => {
  const { container, rerender } = render(<PictureView picture={picture} sizes="50vw" ratio="3 / 2" brief />);
  const box = container.firstElementChild;
  expect(box).toHaveTextContent('The front of the hall');
  expect(box).toHaveStyle({ aspectRatio: '3 / 2' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<PictureView picture={picture} sizes="50vw" ratio="3 / 2" />);
  expect(container.firstElementChild).toBe(box);
  expect(box).toHaveTextContent('');
});
