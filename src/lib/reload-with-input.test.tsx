import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { enteredBeforeReload, reloadWithInput } from './reload-with-input.ts';

const fields = (
  <main>
    <form>
      <input name="phone" aria-label="Call" />
    </form>
    <form>
      <input name="phone" aria-label="Visit" />
      <input name="rooms" type="checkbox" aria-label="Rooms" />
      <select name="time" aria-label="Time">
        <option>morning</option>
        <option>evening</option>
      </select>
    </form>
    <dialog>
      <input name="name" aria-label="Name" />
    </dialog>
  </main>
);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** What the fields of a page get after a reload, by label. */
const enteredNow = () =>
  enteredBeforeReload().map(([control, value]) => [control.getAttribute('aria-label'), value]);

test('reload with input · what fields showed is entered again, once, in the field of the same name and place', async () => {
  vi.stubGlobal('location', { pathname: '/venues/hall', reload: vi.fn() });
  const { unmount } = render(fields);
  const select: HTMLSelectElement = screen.getByLabelText('Time');
  screen.getByLabelText<HTMLInputElement>('Visit').value = '98111';
  screen.getByLabelText<HTMLInputElement>('Rooms').checked = true;
  select.value = 'evening';
  await reloadWithInput();
  expect(location.reload).toHaveBeenCalledOnce();
  unmount();
  render(fields);
  expect(enteredNow()).toEqual([
    ['Visit', '98111'],
    ['Rooms', true],
    ['Time', 'evening'],
  ]);
  expect(enteredNow()).toEqual([]);
});

test('reload with input · another page gets nothing', async () => {
  vi.stubGlobal('location', { pathname: '/venues/hall', reload: vi.fn() });
  render(fields);
  screen.getByLabelText<HTMLInputElement>('Call').value = '98111';
  await reloadWithInput();
  vi.stubGlobal('location', { pathname: '/plan' });
  expect(enteredNow()).toEqual([]);
});
