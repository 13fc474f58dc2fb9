import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Page } from './testimonials-page.tsx';

test('testimonials · without any the page says so and leads to the venues', () => {
  render(<Page data={{ testimonials: [] }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: 'There are no reviews here yet.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all venues' })).toHaveAttribute('href', '/venues');
});
