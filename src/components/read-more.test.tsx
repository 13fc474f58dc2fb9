import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReadMore } from './read-more.tsx';

test('read more · the button shows and hides the rest', async () => {
  render(<ReadMore preview={<p>First</p>}>The rest</ReadMore>);
  const button = screen.getByRole('button', { name: 'Read more' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Read less' }));
  expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument();
});
