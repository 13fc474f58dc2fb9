import { type ReactNode, useState } from 'react';
import { SelectField } from '../../../components/field.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './quote-dialog.module.css';

interface AnswerFieldProps {
  readonly label: string;
  readonly name: string;
  /** The answers besides "They did not say", which has no value. */
  readonly options: Readonly<Record<string, string>>;
  readonly defaultValue: string | undefined;
  /** The fields of an answer that needs some; they keep what was typed while another answer is chosen. */
  readonly more: Readonly<Record<string, ReactNode>>;
  readonly onAnswer?: (answer: string) => void;
}

/** A question that a venue may not have answered. */
export function AnswerField({ label, name, options, defaultValue = '', more, onAnswer }: AnswerFieldProps) {
  const [answer, setAnswer] = useState(defaultValue);
  return (
    <div className={styles.answer}>
      <SelectField
        label={label}
        name={name}
        options={Object.entries(options).map(([value, text]) => ({ value, label: text }))}
        placeholder={m.quotes_form_not_said()}
        // Not controlled: browsers report the input before the change, and what renders between them would take it back.
        defaultValue={defaultValue}
        onChange={({ target }) => {
          setAnswer(target.value);
          onAnswer?.(target.value);
        }}
      />
      {Object.entries(more).map(([value, fields]) => (
        <fieldset key={value} className={styles.more} hidden={answer !== value} disabled={answer !== value}>
          {fields}
        </fieldset>
      ))}
    </div>
  );
}
