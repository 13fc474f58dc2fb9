import { screen } from '@testing-library/react';

/** A field of a long form, for tests: `getByLabelText` asks every field for all of its labels, which takes half a second in jsdom. */
export function fieldByLabel(name: string) {
  const label = screen.getByText((_, element) => element?.textContent?.trim() === name, {
    selector: 'label',
  });
  return (label as HTMLLabelElement).control as HTMLInputElement;
}

/** A select of a long form, by its `aria-label`. */
export function selectByLabel(name: string) {
  const select = [...document.querySelectorAll('select')].find(({ ariaLabel }) => ariaLabel === name);
  if (!select) throw new Error(`No select is called "${name}"`);
  return select;
}
