import { act, fireEvent, screen, within } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { entryEnd, replayEarlyInput } from './early-input.ts';
import { recordInput } from './record-input.ts';

afterEach(() => document.body.replaceChildren());

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
});

/** A form whose fields show what React knows of them. */
function Enquiry({ label }: { readonly label: string }) {
  const [name, setName] = useState('');
  const [isVeg, setVeg] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <form>
      <label htmlFor={label}>{label}</label>
      <input id={label} name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <label>
        <input type="checkbox" checked={isVeg} onChange={(event) => setVeg(event.target.checked)} /> Veg
      </label>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Send
      </button>
      <output>{[label, name, isVeg, presses].join()}</output>
    </form>
  );
}

const textNodes = (parent: Node): Node[] =>
  [...parent.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node] : textNodes(node)));

describe.each([
  [
    'wraps each field',
    () => {
      for (const field of document.querySelectorAll('input')) {
        const wrapper = document.createElement('span');
        field.replaceWith(wrapper);
        wrapper.append(field);
      }
    },
  ],
  [
    'translates each text',
    () => {
      for (const node of textNodes(document.body)) {
        const font = document.createElement('font');
        font.textContent = `ਪੰਜਾਬੀ ${node.textContent}`;
        node.parentNode?.replaceChild(font, node);
      }
    },
  ],
])('early input · another program %s before hydration', (_, change) => {
  const page = ['One', 'Two'].map((label) => (
    <Suspense key={label}>
      <Enquiry label={label} />
    </Suspense>
  ));
  const hydrate = (container: HTMLElement) => {
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(container, page, { onRecoverableError: () => {} });
    });
    return () => act(() => root?.unmount());
  };
  const prerender = () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    return container;
  };

  test('what was typed, ticked and tapped takes effect in the form that React renders anew', () => {
    const container = prerender();
    const second = within(container.querySelectorAll('form')[1] as HTMLElement);
    const name = second.getByRole<HTMLInputElement>('textbox');
    const veg = second.getByRole<HTMLInputElement>('checkbox');
    const send = second.getByRole('button');
    name.focus();
    name.value = 'Meera';
    name.setSelectionRange(2, 2);
    veg.checked = true;
    change();
    name.focus();
    const { pathname } = window.location;
    const actions = [[name, 'Meera'], [veg, true], [send]] as const;
    window.earlyInput = { pathname, actions, types: [], record: () => {} };
    const unmount = hydrate(container);
    replayEarlyInput();
    expect(name.isConnected).toBe(false);
    expect(screen.getAllByRole('status')[1]).toHaveTextContent('Two,Meera,true,1');
    const [, found] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(found).toHaveFocus();
    expect(found?.selectionStart).toBe(2);
    unmount();
  });

  test('a field that is focused later keeps the focus', () => {
    const container = prerender();
    change();
    const unmount = hydrate(container);
    replayEarlyInput();
    screen.getAllByRole('textbox')[1]?.focus();
    const [, found] = screen.getAllByRole('textbox');
    expect(found).toHaveFocus();
    fireEvent.input(found as HTMLElement, { target: { value: 'Meera' } });
    expect(screen.getAllByRole('status')[1]).toHaveTextContent('Two,Meera,false,0');
    unmount();
  });
});

test('early input · what was typed is entered into no other field where it cannot be told which one has taken the place of its own', () => {
  const typed = document.createElement('input');
  document.body.append(typed);
  // As React renders the section anew, with other labels.
  typed.addEventListener('touchcancel', () => {
    const fields = ['One', 'Two'].map((label) =>
      Object.assign(document.createElement('input'), { ariaLabel: label }),
    );
    document.body.replaceChildren(...fields);
  });
  const { pathname } = window.location;
  window.earlyInput = { pathname, actions: [[typed, 'Meera']], types: [], record: () => {} };
  replayEarlyInput();
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '']);
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

const fieldOf = (type: string) => {
  const field = document.createElement('input');
  field.type = type;
  document.body.append(field);
  field.focus();
  return field;
};

test('early input · hydration waits until a time is typed', async () => {
  const field = fieldOf('time');
  field.value = '10:30';
  const end = entryEnd();
  expect(await Promise.race([end, 'typing'])).toBe('typing');
  field.blur();
  await end;
});

test('early input · hydration waits until an input method composition ends', async () => {
  const field = fieldOf('search');
  recordInput();
  fireEvent.compositionStart(field);
  const end = entryEnd();
  expect(await Promise.race([end, 'composing'])).toBe('composing');
  fireEvent.compositionEnd(field);
  await end;
  expect(
    await Promise.race([entryEnd().then(() => 'ended'), new Promise((resolve) => setTimeout(resolve))]),
  ).toBe('ended');
  replayEarlyInput();
});
