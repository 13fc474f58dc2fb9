import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Control, enterValue } from '../lib/enter-value.ts';
import { readText } from '../lib/storage.ts';
import { createStoredStore } from '../lib/stored-store.ts';
import { withFallback } from '../lib/with-fallback.ts';

/** What was entered, by field: a text, the value of a radio button, or whether a box is ticked. */
type Entered = Readonly<Record<string, string | boolean>>;
/** By form and subject. */
type Drafts = Readonly<Record<string, Entered>>;

const key = 'drafts';
const parse = (text: string) => withFallback((): Drafts => ({ ...JSON.parse(text) }), {});
const format = (all: Drafts) => (Object.keys(all).length > 0 ? JSON.stringify(all) : '');

if (typeof window !== 'undefined') {
  // A page from the browser's cache: its form may have been continued or sent in the other language. Before the store reads it.
  window.addEventListener('pageshow', ({ persisted }) => {
    const { store, isUnstored } = drafts;
    if (!persisted || isUnstored.getState()) return;
    if (readText('sessionStorage', key) !== format(store.getState())) window.location.reload();
  });
}

/** What is typed and not sent, for the tab. */
const drafts = createStoredStore(key, parse, format, 'sessionStorage');

/** Phone and name, which prefill every lead form. */
export const contactDraft = 'contact';
const isContact = (field: Control) => /^(name|tel)/.test(field.getAttribute('autocomplete') ?? '');

/** What was entered in a form; empty without a draft. */
export const readDraft = (draft: string): Entered => drafts.store.getState()[draft] ?? {};

/** Adds to a draft. */
export const saveDraft = (draft: string, entered: Entered): void =>
  drafts.save({ ...drafts.store.getState(), [draft]: { ...readDraft(draft), ...entered } });

/** Ends drafts: they were sent or discarded. */
export function endDrafts(...ended: readonly string[]): void {
  const all = drafts.store.getState();
  const others = Object.entries(all).filter(([draft]) => !ended.includes(draft));
  if (others.length < Object.keys(all).length) drafts.save(Object.fromEntries(others));
}

/** Saves what fields show. */
function saveFields(draft: string, fields: readonly Control[]): void {
  const entered = (some: readonly Control[]) =>
    Object.fromEntries(some.map((field) => [keyOf(field), shownBy(field)]));
  saveDraft(draft, entered(fields));
  const ofContact = fields.filter(isContact);
  if (ofContact.length > 0) saveDraft(contactDraft, entered(ofContact));
}

/** Saves what a form shows, also where a browser or a password manager has set it without an event. */
export const saveShown = (draft: string, form: HTMLFormElement): void => saveFields(draft, fieldsOf(form));

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('[name]:not(button, fieldset, :disabled)'),
];

/** Boxes can share a name, and each function of a wedding has fields of the same names. */
function keyOf(field: Control): string {
  const { form, type, name, value } = field;
  if (type === 'checkbox') return `${name} ${value}`;
  const same = [...(form?.querySelectorAll<Control>('[name]') ?? [])].filter((one) => one.name === name);
  const index = same.indexOf(field);
  return type === 'radio' || index < 1 ? name : `${name} ${index}`;
}

const isTicked = (field: Control) => (field as HTMLInputElement).checked;
const shownBy = (field: Control) => (field.type === 'checkbox' ? isTicked(field) : field.value);

interface DraftOfForm {
  /** Whether the form shows what was entered before. */
  readonly isRestored: boolean;
  /** The listener of the form's `input` events. */
  readonly onInput: (event: FormEvent) => void;
  /** Empties the form, and ends its draft with phone and name. */
  readonly restart: () => void;
}

/**
 * Keeps what is entered in a form until it is sent or discarded, or the tab is closed: closing a dialog by Escape, a reload, the other
 * language, or another page loses nothing. A field gets its draft once, when it appears, so that nothing typed is overwritten.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, nameDraft: () => string): DraftOfForm {
  /** What each field showed before its draft; of a radio button whether it was chosen. */
  const initial = useRef(new WeakMap<Element, string | boolean>());
  const isEntering = useRef(false);
  const [hasRestored, setRestored] = useState(false);
  const isRestored = drafts.store(
    (all) => hasRestored && [nameDraft(), contactDraft].some((one) => all[one]),
  );

  /** As a visitor would, but it is none who enters it. */
  function enter(field: Control, value: string | boolean) {
    isEntering.current = true;
    enterValue(field, value);
    isEntering.current = false;
  }

  // After each render, because an answer can bring further fields; before the next frame shows them.
  useLayoutEffect(() => {
    const entered = readDraft(nameDraft());
    const contact = readDraft(contactDraft);
    for (const field of form.current ? fieldsOf(form.current) : []) {
      if (initial.current.has(field)) continue;
      const isRadio = field.type === 'radio';
      const shown = isRadio ? isTicked(field) : shownBy(field);
      initial.current.set(field, shown);
      const known = entered[keyOf(field)] ?? (isContact(field) ? contact[keyOf(field)] : undefined);
      if (known === undefined) continue;
      const value = isRadio ? known === field.value : known;
      if (value === shown) continue;
      enter(field, value);
      setRestored(true);
    }
  });

  return {
    isRestored,
    onInput: ({ target }) => {
      const field = target as Control;
      if (field.name && !isEntering.current) saveFields(nameDraft(), [field]);
    },
    restart: () => {
      const fields = form.current ? fieldsOf(form.current) : [];
      for (const field of fields) {
        const value = initial.current.get(field);
        // A click cannot take back a choice.
        if (field.type === 'radio' && !value) (field as HTMLInputElement).checked = false;
        else if (value !== undefined) enter(field, value);
      }
      endDrafts(nameDraft(), ...(fields.some(isContact) ? [contactDraft] : []));
      setRestored(false);
      fields[0]?.focus();
    },
  };
}
