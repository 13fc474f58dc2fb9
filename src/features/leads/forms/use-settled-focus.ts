import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The trimmed text of a form's field; empty where there is none. */
export function fieldText(form: HTMLFormElement | null, name: string): string {
  const value = form && new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export interface SettledFocus {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Call it when an attempt has ended; the focus moves once its marks are drawn. */
  readonly settleFocus: () => void;
  /** How many attempts have ended; as a `key` it makes a repeated message heard again. */
  readonly attempt: number;
}

/** After an attempt the cursor goes into the first field marked as wrong, or back to the button that sending disabled. */
export function useSettledFocus(): SettledFocus {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const bad = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (bad) bad.focus();
    else if (document.activeElement === document.body) {
      form.current.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    }
  }, [attempt]);
  const settleFocus = useCallback(() => setAttempt((count) => count + 1), []);
  return { form, attempt, settleFocus };
}
