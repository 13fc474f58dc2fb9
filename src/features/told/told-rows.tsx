import { type ReactNode, useId } from 'react';
import { writeValue } from '../../domain/facts/fact-kinds.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import { type FactId, rowOf } from '../../domain/facts/facts.ts';
import { formatFact } from '../../domain/facts/format-fact.ts';
import { pageOf, type Told } from '../../domain/facts/told.ts';
import { formatPer, formatRupees } from '../../domain/format.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { fieldOf, type ToldProblems } from './told-form.ts';
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
  readonly venue: ComparedVenue;
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
      of={isPriced ? formatPer(unit, '₹') : undefined}
      page={page === undefined ? undefined : formatFact(id, page as never)}
      error={problems[id]}
      more={
        <details className={styles.more} open={(note ?? noteProblem) !== undefined}>
          <summary>{why ? m.told_why() : m.told_words()}</summary>
          {why && <p>{why()}</p>}
          <input
            {...fieldProps(fieldOf(id, 'note'), note, noteProblem)}
            aria-label={m.told_words_of({ label: label() })}
            placeholder={m.told_words()}
          />
          {noteProblem && (
            <p className="error" id={`${fieldOf(id, 'note')}-error`}>
              {noteProblem}
            </p>
          )}
        </details>
      }
    >
      <Answer {...{ id, venue, told, problems }} />
    </Row>
  );
}

function Answer({ id, venue, told, problems }: FactRowProps) {
  const { kind } = rowOf(id);
  const value = told?.facts[id];
  const typed = value === undefined ? undefined : writeValue(rowOf(id), value);
  const field = fieldProps(id, typed, problems[id]);
  if (id === 'advanceShare') return <AdvanceAnswer told={told} problem={problems[id]} />;
  if (id === 'roomPrice') {
    const words = { included: m.format_included() };
    return <PriceAnswer {...{ id, field, words }} is={told?.roomsIncluded && 'included'} />;
  }
  switch (kind) {
    case 'yes-no':
      return <YesNo id={id} value={value as boolean | undefined} />;
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

function YesNo({ id, value }: { readonly id: FactId; readonly value: boolean | undefined }) {
  const stored = value === undefined ? '' : value ? 'yes' : 'no';
  const options = { yes: m.format_yes(), no: m.format_no(), '': m.told_not_said() };
  return (
    <fieldset className="choices" aria-labelledby={`${id}-label`}>
      {Object.entries(options).map(([option, label]) => (
        <label key={option}>
          {/* The label of the row names the first. */}
          <input
            type="radio"
            id={option === 'yes' ? id : undefined}
            name={id}
            value={option}
            defaultChecked={option === stored}
            aria-label={label}
          />
          <span aria-hidden>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A share, or a sum in rupees. */
function AdvanceAnswer({
  told,
  problem,
}: {
  readonly told: Told | undefined;
  readonly problem: string | undefined;
}) {
  const { advanceShare, advanceRupees, bookingAmount } = told?.facts ?? {};
  const rupees = advanceRupees ?? bookingAmount;
  const typed =
    advanceShare !== undefined
      ? writeValue(rowOf('advanceShare'), advanceShare)
      : rupees === undefined
        ? undefined
        : writeValue(rowOf('advanceRupees'), rupees);
  const name = useId();
  return (
    <>
      <input
        {...fieldProps('advanceShare', typed, problem)}
        inputMode="decimal"
        className={styles.short}
        aria-describedby={problem ? 'advanceShare-error' : name}
      />
      <fieldset className="choices" id={name} aria-label={factTexts.advanceShare.label()}>
        {[
          ['share', '%'],
          ['rupees', '₹'],
        ].map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="advance.is"
              value={value}
              defaultChecked={(value === 'rupees') === (rupees !== undefined)}
              aria-label={label}
            />
            <span aria-hidden>{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The amount in figures, as far as it can be read: "₹2,25,000" of "2.25 lakh". */
export const shownAmount = (rupees: number | undefined): string =>
  rupees === undefined ? '' : `= ${formatRupees(rupees)}`;
