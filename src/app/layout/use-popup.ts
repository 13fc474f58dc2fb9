import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that a button opens and closes; Escape and any change of path close it too. Escape gives the button the focus. */
export function usePopup(button: RefObject<HTMLButtonElement | null>) {
  const { pathname } = useLocation();
  // Remembers where it was opened: elsewhere it is closed, without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
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
