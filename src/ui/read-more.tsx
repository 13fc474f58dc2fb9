import { type ReactNode, useId, useState } from 'react';

/** A beginning, and more of it on demand; the words stay in the page for search and print. */
export function ReadMore({ children, about }: { readonly children: ReactNode; readonly about: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id} hidden={!open}>
        {children}
      </div>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Read more'}
        <span className="visually-hidden"> about {about}</span>
      </button>
    </>
  );
}
