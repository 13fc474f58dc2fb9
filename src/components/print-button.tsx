import type { ReactNode } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { Button } from './button.tsx';
import { Status, useStatus } from './status.tsx';

interface PrintButtonProps {
  readonly children: ReactNode;
  readonly print?: () => void;
}

/** Prints the page. Browsers inside other apps ignore that without an error: then it says so. */
export function PrintButton({ children, print = () => window.print() }: PrintButtonProps) {
  const [status, say] = useStatus();
  function tryToPrint() {
    say(m.controls_print_failed());
    window.addEventListener('beforeprint', () => say(''), { once: true });
    print();
  }
  return (
    <>
      <Button variant="secondary" onClick={tryToPrint}>
        {children}
      </Button>
      <Status {...status} />
    </>
  );
}
