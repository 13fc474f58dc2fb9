import { m } from '../i18n/compiled/messages.js';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailedProps {
  /** What could not be loaded. */
  readonly text: string;
  readonly retry: () => void;
}

/** Says that a part of the page could not be loaded, with a button that tries again. */
export function LoadFailed({ text, retry }: LoadFailedProps) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      <Button variant="secondary" onClick={retry}>
        {m.controls_try_again()}
      </Button>
    </Notice>
  );
}
