import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { loadPageData } from '../pages.ts';
import type { LegalData } from './legal-data.ts';
import { Page } from './legal-page.tsx';

test('privacy · the section about withdrawing, and no other, has the WhatsApp message that asks us to stop calling', () => {
  render(<Page data={loadPageData(paths.privacy()).data as LegalData} />);
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Stop calling me' });
  expect(new URL(href).searchParams.get('text')).toMatch(/\nPlease stop calling me, and delete my number\.$/);
  const section = screen.getByRole('heading', { name: /^How you withdraw/ }).parentElement;
  expect(within(section as HTMLElement).getByRole('link')).toHaveAttribute('href', href);
});
