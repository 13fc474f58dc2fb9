import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A question">
        <input aria-label="Answer" />
      </Dialog>
    </>
  );
}

async function open() {
  render(<Host />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.getByRole('dialog', { name: 'A question' });
}

test('dialog · the close button closes it and restores the focus', async () => {
  const dialog = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('dialog · one that the browser has closed, as by Escape or Android’s Back, is closed, and adds no entry to the history', async () => {
  const entries = history.length;
  const dialog = await open();
  act(() => (dialog as HTMLDialogElement).close());
  expect(dialog).not.toHaveTextContent('A question');
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  expect(history.length).toBe(entries);
});

test('dialog · a click on the backdrop closes it, a click inside does not', async () => {
  const dialog = await open();
  await userEvent.click(screen.getByRole('heading', { name: 'A question' }));
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

test('dialog · a text selection that ends on the backdrop does not close it', async () => {
  const dialog = await open();
  fireEvent.mouseDown(screen.getByRole('textbox', { name: 'Answer' }));
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute('open');
});

test('dialog · closing resets the fields', async () => {
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'yes');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});
