import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { ImpressionNote } from './impression-note.tsx';
import { aPicture } from './picture-fixture.ts';

const impression = aPicture();
const photograph = aPicture({ impression: false });

afterEach(() => setLocale('en'));

const noteOf = (...pictures: Parameters<typeof ImpressionNote>[0]['pictures'][number][]) =>
  render(<ImpressionNote pictures={pictures} />).container.textContent;

test('pictures · a note says whether all or some are artist’s impressions, and is gone with the last of them', () => {
  expect(noteOf(impression, impression, undefined)).toMatch(/^These pictures are artist’s impressions/);
  expect(noteOf(impression, photograph)).toMatch(/^Some of these pictures are artist’s impressions/);
  expect(noteOf(photograph, undefined)).toBe('');
  expect(noteOf()).toBe('');
});

test('pictures · in Hindi the note uses the word of the label', () => {
  setLocale('hi');
  expect(noteOf(impression)).toContain('कल्पना-चित्र');
});
