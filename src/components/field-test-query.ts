import { screen } from '@testing-library/react';

/** A field of a long form, for tests: `getByLabelText` asks every field for all of its labels, which takes half a second in jsdom. */
export function fieldByLabel(name: string) {
  const label = screen.getByText((_, element) => element?.textContent?.trim() === name, {
    selector: 'label',
  });
  return (label as HTMLLabelElement).control as HTMLInputElement;
}
