import type { ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { writeValue } from '../../domain/facts/fact-kinds.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import { type FactId, rowOf } from '../../domain/facts/facts.ts';
import { formatFact } from '../../domain/facts/format-fact.ts';
import { pageOf, type Told } from '../../domain/facts/told.ts';
import { formatPer } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { fieldOf, type SheetVenue, type ToldProblems } from './told-form.ts';
import styles from './told-sheet.module.css';

interface RowProps {
  readonly label: string;
  /** The field that the label names. */
  readonly field: string;
  /** What a price is of: "₹ a bottle". */
  readonly of?: string | undefined;
  /** What our page says. */
  readonly page?: string | undefined;
  readonly error?: string | undefined;
  /** Opens below the row. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A line of the sheet: label, answer, what our page says. */
export function Row({ label, of, field, page, error, more, children }: RowProps) {
  return (
    <div className={styles.row}>
      <label htmlFor={field} id={`${field}-label`}>
        <span>{label}</span> {of && <small className="muted">{of}</small>}
      </label>
      {page !== undefined && <small className={`muted ${styles.page}`}>{m.told_page({ page })}</small>}
      <div className={`row gap-2 ${styles.answer}`}>{children}</div>
      {error && (
        <p className="error" id={`${field}-error`}>
          {error}
        </p>
      )}
      {more && <div>{more}</div>}
    </div>
  );
}

/** What the fields of a row share. */
export const fieldProps = (name: string, value: string | undefined, error: string | undefined) => ({
  id: name,
  name,
  defaultValue: value,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${name}-error` : undefined,
});

interface FactRowProps {
  readonly id: FactId;
  readonly venue: SheetVenue;
  /** What was stored. */
  readonly told: Told | undefined;
  readonly problems: ToldProblems;
}

/** The row of a fact, as its kind asks for it. */
export function FactRow({ id, venue, told, problems }: FactRowProps) {
  const page = pageOf(venue)[id];
  const { why, label: common } = factTexts[id] as { label: () => string; why?: () => string };
  // The row takes a sum in rupees, too.
  const label = id === 'advanceShare' ? m.told_advance : common;
  const note = told?.notes?.[id];
  const noteProblem = problems[fieldOf(id, 'note')];
  const { kind, unit = 'all' } = rowOf(id);
  const isPriced = unit !== 'all' && (kind === 'charge' || kind === 'rupees');
  return (
    <Row
      label={label()}
      field={id}
      of={isPriced ? formatPer(unit, '₹') : kind === 'share' ? m.told_share_or_sum() : undefined}
      page={page === undefined ? undefined : formatFact(id, page as never)}
      error={problems[id]}
      more={
        <details className={styles.more} open={(note ?? noteProblem) !== undefined}>
          <summary>{why ? m.told_why() : m.told_words()}</summary>
          {why && <p>{why()}</p>}
          <Field
            label={m.told_words_of({ label: label() })}
            name={fieldOf(id, 'note')}
            defaultValue={note}
            error={noteProblem}
          />
        </details>
      }
    >
      <Answer {...{ id, venue, told, problems }} />
    </Row>
  );
}

function Answer({ id, venue, told, problems }: FactRowProps) {
  const { kind } = rowOf(id);
  const { facts = {}, roomsIncluded } = told ?? {};
  const value = facts[id];
  const typed = value === undefined ? undefined : writeValue(rowOf(id), value);
  const field = fieldProps(id, typed, problems[id]);
  if (id === 'roomPrice') {
    const words = { included: m.format_included() };
    return <PriceAnswer {...{ id, field, words }} is={roomsIncluded && 'included'} />;
  }
  switch (kind) {
    case 'yes-no':
      return (
        <Choice
          name={id}
          options={{ yes: m.format_yes(), no: m.format_no(), '': m.told_not_said() }}
          chosen={typed ?? ''}
        />
      );
    case 'charge': {
      const word = typeof value === 'string' ? value : undefined;
      const price = typeof value === 'object' && 'from' in value ? String(value.from) : typed;
      const words = { included: m.format_included(), 'no-charge': m.format_no_charge() };
      return (
        <PriceAnswer
          {...{ id, words }}
          field={{ ...field, defaultValue: word ? undefined : price }}
          is={word}
          from={typeof value === 'object'}
        />
      );
    }
    case 'tax': {
      const word = value === 'included' ? 'included' : value === undefined ? undefined : 'extra';
      const page = writeValue(rowOf(id), pageOf(venue).foodTax);
      return (
        <>
          <Words id={id} is={word} words={{ included: m.format_included(), extra: m.told_extra() }} />
          <input
            {...field}
            defaultValue={value === 'included' ? undefined : typed}
            inputMode="decimal"
            placeholder={page}
            className={styles.short}
          />
          <span aria-hidden>%</span>
        </>
      );
    }
    case 'share': {
      const rupees = facts.advanceRupees ?? facts.bookingAmount;
      const sum = rupees === undefined ? undefined : writeValue(rowOf('advanceRupees'), rupees);
      return <input {...field} defaultValue={sum ?? (typed && `${typed}%`)} inputMode="decimal" />;
    }
    case 'time':
      return <input {...field} type="time" />;
    case 'text':
      return <input {...field} />;
    case 'count':
      return <input {...field} inputMode="numeric" className={styles.short} />;
    default:
      return <Rupees field={field} />;
  }
}

/** An amount of rupees. */
export function Rupees({ field }: { readonly field: ReturnType<typeof fieldProps> }) {
  return (
    <span className={`target ${styles.rupees}`}>
      <span aria-hidden>₹</span>
      <input {...field} inputMode="decimal" />
    </span>
  );
}

interface WordsProps {
  readonly id: FactId;
  readonly is: string | undefined;
  readonly words: Readonly<Record<string, string>>;
}

/** An answer in words; the first says nothing. */
function Words({ id, is, words }: WordsProps) {
  return (
    <select
      name={fieldOf(id, 'is')}
      defaultValue={is ?? ''}
      aria-label={factTexts[id].label()}
      className={styles.words}
    >
      <option value="">{m.told_not_said()}</option>
      {Object.entries(words).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface PriceAnswerProps extends WordsProps {
  readonly field: ReturnType<typeof fieldProps>;
  /** Undefined where a price cannot be one "from". */
  readonly from?: boolean;
}

/** Included, no charge, or a price in the unit of the row. */
function PriceAnswer({ id, is, words, field, from }: PriceAnswerProps) {
  return (
    <>
      <Words id={id} is={is} words={words} />
      <Rupees field={field} />
      {from !== undefined && (
        <label className="choice">
          <input type="checkbox" name={fieldOf(id, 'from')} defaultChecked={from} />
          {m.told_from()}
        </label>
      )}
    </>
  );
}

interface ChoiceProps {
  /** That of the row, whose label names the first option. */
  readonly name: string;
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>;
  readonly chosen: string | undefined;
}

/** Radio buttons in a line. */
export function Choice({ name, options, chosen }: ChoiceProps) {
  return (
    <fieldset className="choices" aria-labelledby={`${name}-label`}>
      {Object.entries(options).map(([option, label], index) => (
        <label key={option}>
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={option}
            defaultChecked={option === chosen}
            aria-label={label}
          />
          <span aria-hidden>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
