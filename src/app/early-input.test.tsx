import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { entryEnd, replayEarlyInput } from './early-input.ts';

function Search() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

test('early input · text inserted without a key or a tap, in a section that is not hydrated yet, takes effect', () => {
  const page = (
    <Suspense>
      <Search />
    </Suspense>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, page);
  });
  replayEarlyInput();
  const field = screen.getByRole('textbox', { name: 'Search' });
  field.focus();
  fireEvent.input(field, { target: { value: 'rajmahal' } });
  expect(screen.getByRole('status')).toHaveTextContent('rajmahal');
  act(() => root?.unmount());
  container.remove();
});

test('early input · a form without a button is submitted again and is no longer pending, also where requestSubmit is missing', () => {
  const form = document.createElement('form');
  const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
  form.addEventListener('submit', submitted);
  Object.defineProperty(form, 'requestSubmit', { value: undefined });
  form.dataset.pending = '';
  document.body.append(form);
  const { pathname } = window.location;
  window.earlyInput = { pathname, actions: [[form]], types: ['submit'], record: () => {} };
  replayEarlyInput();
  expect(submitted).toHaveBeenCalledOnce();
  expect(form).not.toHaveAttribute('data-pending');
  form.remove();
});

test('early input · hydration waits until a time is typed', async () => {
  const field = document.createElement('input');
  field.type = 'time';
  document.body.append(field);
  field.value = '10:30';
  field.focus();
  const end = entryEnd();
  expect(await Promise.race([end, 'typing'])).toBe('typing');
  field.blur();
  await end;
  field.remove();
});
