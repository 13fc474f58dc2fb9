import type { FormEvent, ReactNode, RefObject } from 'react';
import styles from './lead-form.module.css';

interface LeadFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** The frame of every form that asks for a phone: it is sent by our code alone, and its words are ours. */
export function LeadForm({ formRef, onSubmit, children }: LeadFormProps) {
  return (
    // Until the page's code has arrived, method "dialog" keeps the browser from sending anything anywhere itself.
    <form
      ref={formRef}
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
