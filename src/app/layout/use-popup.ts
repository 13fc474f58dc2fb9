import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isComposing } from '../../lib/is-composing.ts';

/** State of a popup that a button toggles. Escape and a change of path close it; Escape also focuses the button. */
export function usePopup(button: RefObject<HTMLButtonElement | null>) {
  const { pathname } = useLocation();
  // The path it was opened at: a navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, button]);

  return {
    open,
    toggle: () => setOpenAt(open ? null : pathname),
    close: () => setOpenAt(null),
  };
}
