import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { routePath } from '../../../i18n/locale.ts';
import { type Control, enterValue } from '../../../lib/enter-value.ts';
import { readText, writeText } from '../../../lib/storage.ts';

/** What was entered, by field: a text, the value of a radio button, or whether a box is ticked. */
type Entered = Readonly<Record<string, string | boolean>>;

/** Begins the keys of what is kept. */
export const inputPrefix = 'entered ';

/** The key of a form of the page that is open, in both languages; the owners' page is about a venue. */
export function keyOfInput(control: string): string {
  const { pathname, search } = window.location;
  return `${inputPrefix}${control} ${routePath(pathname)} ${new URLSearchParams(search).get('venue') ?? ''}`;
}

const readEntered = (key: string): Entered => JSON.parse(readText('sessionStorage', key) || '{}');

/** Boxes can share a name. */
const fieldKey = ({ type, name, value }: Control) => (type === 'checkbox' ? `${name} ${value}` : name);

const shownBy = (field: Control) =>
  field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value;

/**
 * Keeps what is entered in a form of a page, not of a dialog, until it is sent or the tab is closed: a reload, the other
 * language, or a visit to another page loses nothing. Returns the listener of the form's `input` events.
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, control: string) {
  const known = useRef(new WeakSet<Element>());

  // After each render, because an answer can bring further fields.
  useEffect(() => {
    if (!form.current || form.current.closest('dialog')) return;
    const entered = readEntered(keyOfInput(control));
    for (const field of form.current.querySelectorAll<Control>('[name]:not(button, :disabled)')) {
      const value = entered[fieldKey(field)];
      if (value === undefined || known.current.has(field)) continue;
      known.current.add(field);
      enterValue(field, field.type === 'radio' ? field.value === value : value);
    }
  });

  return ({ target }: FormEvent) => {
    const field = target as Control;
    known.current.add(field);
    if (field.closest('dialog')) return;
    const key = keyOfInput(control);
    writeText(
      'sessionStorage',
      key,
      JSON.stringify({ ...readEntered(key), [fieldKey(field)]: shownBy(field) }),
    );
  };
}

/** Call it when a form is sent, or waits in the outbox; its page may have been left meanwhile. */
export const forgetInput = (key: string): boolean => writeText('sessionStorage', key, '');
