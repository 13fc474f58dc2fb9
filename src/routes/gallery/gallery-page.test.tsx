import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import type { PictureSource } from '../../components/picture-view.tsx';
import { photosTexts } from '../../content/gallery.ts';
import { translate } from '../../i18n/localized.ts';
import { HomePhotos } from '../home/home-photos.tsx';
import { PhotosPage } from './gallery-page.tsx';

const photosPage = (cover: PictureSource) => (
  <PhotosPage
    data={{
      texts: translate(photosTexts),
      favourites: [{ title: 'Decor', category: 'decor', picture: cover }],
      categories: [{ id: 'decor', title: 'Decor', cover, pictures: [cover], missing: [] }],
    }}
  />
);

const homePhotos = (picture: PictureSource) => <HomePhotos cards={[{ title: 'Decor', picture }]} />;

test.each([
  ['Our Event Photos', photosPage],
  ['Explore Our Photography Gallery', photosPage],
  ['Wedding Photos', homePhotos],
])('impressions · a note stands beside "%s" until photographs replace them', (heading, pageWith) => {
  const { rerender } = render(pageWith(aPicture()), { wrapper: MemoryRouter });
  const section = screen.getByRole('heading', { name: heading }).parentElement;
  expect(section).toHaveTextContent('These pictures are artist’s impressions, not photographs.');
  rerender(pageWith(aPicture({ impression: false })));
  expect(section).toHaveTextContent(heading);
  expect(section).not.toHaveTextContent('impressions');
});
