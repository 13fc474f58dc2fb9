import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import type { PictureSource } from '../../components/picture-view.tsx';
import { galleryTexts } from '../../content/gallery.ts';
import { translate } from '../../i18n/localized.ts';
import { HomeGallery } from '../home/home-sections.tsx';
import { Page } from './gallery-page.tsx';

const galleryPage = (cover: PictureSource) => (
  <Page
    data={{
      texts: translate(galleryTexts),
      favourites: [{ title: 'Decor', category: 'decor', picture: cover }],
      categories: [{ id: 'decor', title: 'Decor', cover, pictures: [cover], missing: [] }],
    }}
  />
);

const homeGallery = (picture: PictureSource) => <HomeGallery cards={[{ title: 'Decor', picture }]} />;

test.each([
  ['Our Event Photos', galleryPage],
  ['Explore Our Photography Gallery', galleryPage],
  ['Wedding Photos', homeGallery],
])('impressions · a note stands beside "%s" until photographs replace them', (heading, pageWith) => {
  const { rerender } = render(pageWith(aPicture()), { wrapper: MemoryRouter });
  const section = screen.getByRole('heading', { name: heading }).parentElement;
  expect(section).toHaveTextContent('These pictures are artist’s impressions, not photographs.');
  rerender(pageWith(aPicture({ impression: false })));
  expect(section).toHaveTextContent(heading);
  expect(section).not.toHaveTextContent('impressions');
});

test('gallery · a favourite leads to its category and its heading, also where that is already chosen', () => {
  Element.prototype.scrollIntoView = () => {};
  render(galleryPage(aPicture()), { wrapper: MemoryRouter });
  const [favourite, tile] = screen.getAllByRole('button', { name: /^Decor/ });
  for (const _ of ['first', 'again']) {
    fireEvent.click(favourite as HTMLElement);
    expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'Explore Our Photography Gallery' })).toHaveFocus();
  }
});
