import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Field, TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { RestoredNote } from '../../components/restored-note.tsx';
import { whatsAppUrl, writeDraft } from '../../content/whatsapp-draft.ts';
import { istToday } from '../../domain/clock.ts';
import { functionsAt } from '../../domain/event-details.ts';
import { describeEventDetails, describeFunction } from '../../domain/event-details-text.ts';
import { describeToldFacts } from '../../domain/facts/describe-told.ts';
import { asOnPage, pageOf, type Told, type ToldFunction } from '../../domain/facts/told.ts';
import { formatRupeeRange, formatRupees } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { enterValue } from '../../lib/enter-value.ts';
import { endDrafts, useDraft } from '../../visitor/drafts.ts';
import { saveEventDetails, useEventDetails } from '../../visitor/event-details-store.ts';
import { toldDraft } from '../../visitor/told-request.ts';
import { saveTold, useIsToldUnstored, useToldBy } from '../../visitor/told-store.ts';
import { shownTotals } from '../total/shown-total.ts';
import { describeTold } from '../total/told-texts.ts';
import { calculateTotalAt } from '../total/venue-total.ts';
import { answerQuestions } from './answer-questions.ts';
import { AskActions } from './ask-actions.tsx';
import { AskList } from './ask-list.tsx';
import { listOpenQuestions } from './open-questions.ts';
import {
  asPlain,
  hasTwoPlates,
  isEmpty,
  readGuests,
  readSum,
  readToldForm,
  type SheetVenue,
  sheetGroups,
  type ToldProblems,
} from './told-form.ts';
import { Choice, FactRow, fieldProps, Row, Rupees } from './told-rows.tsx';
import styles from './told-sheet.module.css';

interface ToldSheetProps {
  readonly venue: SheetVenue;
  readonly onClose: () => void;
}

/** What a hall told the family: the form, and once it is saved what follows from it. */
export function ToldSheet({ venue, onClose }: ToldSheetProps) {
  const [isSaved, setSaved] = useState(false);
  const [removed, setRemoved] = useState<Told>();
  const isUnstored = useIsToldUnstored();
  const told = useToldBy(venue.id);
  if (removed && !told) {
    return (
      <div className="stack" role="status">
        <p>{m.told_removed()}</p>
        {/* The button that was used is gone with the form. */}
        <Button variant="secondary" autoFocus onClick={() => void saveTold(venue.id, removed)}>
          {m.shortlist_put_back()}
        </Button>
        <Button onClick={onClose}>{m.controls_close()}</Button>
      </div>
    );
  }
  return (
    <>
      {isUnstored ? (
        <Notice tone="error">{m.told_unstored()}</Notice>
      ) : (
        isSaved && <p role="status">{m.told_saved()}</p>
      )}
      {isSaved ? (
        <Saved venue={venue} onChange={() => setSaved(false)} onClose={onClose} />
      ) : (
        <ToldForm venue={venue} onSaved={() => setSaved(true)} onClose={onClose} onRemoved={setRemoved} />
      )}
      <StillToAsk venue={venue} />
    </>
  );
}

interface ToldFormProps extends ToldSheetProps {
  readonly onSaved: () => void;
  readonly onRemoved: (told: Told) => void;
}

function ToldForm({ venue, onSaved, onClose, onRemoved }: ToldFormProps) {
  const told = useToldBy(venue.id);
  const [before] = useState(told);
  const eventDetails = useEventDetails();
  const form = useRef<HTMLFormElement>(null);
  const { isRestored, onInput, restart } = useDraft(form, () => toldDraft(venue.id));
  const [problems, setProblems] = useState<ToldProblems>({});
  const here = eventDetails ? functionsAt(eventDetails, venue.id) : [];
  const isStale = before?.sum !== undefined && describeAll(before.sum.functions) !== describeAll(here);

  const shared = { venue, problems, told: before && asPlain(before) };

  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);

  // The dialog was open before its form had loaded.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = typedIn(event.currentTarget);
    const read = readToldForm(data, venue, functionsFor(data), istToday(), before);
    setProblems(read.problems);
    if (Object.keys(read.problems).length > 0) return;
    const guests = readGuests(data);
    if (!eventDetails && guests)
      saveEventDetails([{ kind: 'wedding', guests, vegShare: 1, rooms: 0, decor: undefined }]);
    const isNothing = isEmpty(read.told);
    await saveTold(venue.id, isNothing ? undefined : read.told);
    endDrafts(toldDraft(venue.id));
    if (isNothing) onClose();
    else onSaved();
  }

  /** One sum is of the functions that it was given for, until the family says that it is of the present ones. */
  function functionsFor(data: FormData): readonly ToldFunction[] {
    const isKept = isStale && !data.get('now') && readSum(String(data.get('sum'))) === before.sum.rupees;
    if (isKept) return before.sum.functions;
    if (here.length > 0)
      return here.map(({ kind, name, guests, vegShare, rooms }) => ({ kind, name, guests, vegShare, rooms }));
    const guests = readGuests(data);
    return guests ? [{ kind: 'wedding', guests, vegShare: 1, rooms: 0 }] : [];
  }

  return (
    <form ref={form} className={`stack ${styles.form}`} noValidate onInput={onInput} onSubmit={submit}>
      <p className="muted">{m.told_lead()}</p>
      <fieldset>
        <legend className="title">{m.told_group_price()}</legend>
        <FactRow id="vegPlate" {...shared} />
        <FactRow id="nonVegPlate" {...shared} />
        <SumRow told={before} problem={problems.sum} />
        {isStale && here.length > 0 && (
          <label className="choice">
            <input type="checkbox" name="now" />
            {m.told_sum_now({ details: here.map(describeFunction).join(' + ') })}
          </label>
        )}
        {hasTwoPlates(venue) && (
          <Row label={m.told_which_plate()} field="plate">
            <Choice
              name="plate"
              options={{ plate: m.told_plain_plate(), package: m.told_package() }}
              chosen={before?.plate}
            />
          </Row>
        )}
      </fieldset>
      {sheetGroups.map(({ title, ids }) => (
        <fieldset key={ids[0]}>
          <legend className="title">{title()}</legend>
          {ids.map((id) => (
            <FactRow key={id} id={id} {...shared} />
          ))}
        </fieldset>
      ))}
      <fieldset className="stack gap-3">
        <Field
          label={m.owners_hallSeats()}
          name="seats"
          inputMode="numeric"
          defaultValue={before?.seats}
          error={problems.seats}
        />
        <TextAreaField
          label={m.told_group_note()}
          name="note"
          rows={3}
          defaultValue={before?.note}
          error={problems.note}
        />
        {!eventDetails && (
          <Field label={m.told_guests()} name="guests" inputMode="numeric" error={problems.guests} />
        )}
      </fieldset>
      {isRestored && <RestoredNote onRestart={restart} />}
      <div className={`row ${styles.actions}`}>
        <Button type="submit">{m.told_save()}</Button>
        {told && (
          <Button
            variant="quiet"
            onClick={() => {
              onRemoved(told);
              endDrafts(toldDraft(venue.id));
              void saveTold(venue.id, undefined);
            }}
          >
            {m.told_remove()}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What is typed. Half a time has an empty value; here it is one that cannot be read. */
function typedIn(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const { name, validity } of form.querySelectorAll('input')) if (validity.badInput) data.set(name, '–');
  return data;
}

const describeAll = (functions: readonly ToldFunction[]): string =>
  JSON.stringify(functions.map(({ guests, vegShare, rooms }) => [guests, vegShare, rooms]));

interface SumRowProps {
  readonly told: Told | undefined;
  readonly problem: string | undefined;
}

/** One sum for all, with the amount that is read beside it. */
function SumRow({ told, problem }: SumRowProps) {
  const [amount, setAmount] = useState(told?.sum?.rupees);
  function includeAll({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    for (const field of form?.querySelectorAll('select') ?? []) enterValue(field, 'included');
  }
  return (
    <Row label={m.told_or_sum()} field="sum" error={problem}>
      <span
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) setAmount(readSum(target.value));
        }}
      >
        <Rupees field={fieldProps('sum', told?.sum && String(told.sum.rupees), problem)} />
      </span>
      <output htmlFor="sum">{amount !== undefined && `= ${formatRupees(amount)}`}</output>
      {amount !== undefined && (
        <Button variant="quiet" onClick={includeAll}>
          {m.told_all_included()}
        </Button>
      )}
    </Row>
  );
}

/** The total that follows, beside our page's, and the way to have it in writing. */
function Saved({ venue, onChange, onClose }: ToldSheetProps & { readonly onChange: () => void }) {
  const eventDetails = useEventDetails();
  const here = eventDetails ? functionsAt(eventDetails, venue.id) : [];
  const total = eventDetails && calculateTotalAt(venue, eventDetails);
  const [isShown, setShown] = useState(false);
  const text = confirmText(venue, here);
  return (
    <div className="stack">
      {total && eventDetails && (
        <p>
          <strong>{formatRupeeRange(total.sum)}</strong> {total.isTold && <span>{m.told_as_told()} </span>}
          <small>{describeEventDetails(eventDetails)}</small>
        </p>
      )}
      {describeTold(venue, here).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={`row ${styles.actions}`}>
        <Button autoFocus onClick={onClose}>
          {m.controls_close()}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {m.told_change()}
        </Button>
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {m.told_confirm()}
        </Button>
      </div>
      {isShown && (
        <>
          <pre className={styles.message}>{text}</pre>
          <ButtonLink variant="secondary" href={whatsAppUrl(text)} target="_blank" rel="noopener">
            {m.contact_send_whatsapp()}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** Asks the hall to confirm what it told, in writing: what it told alone, with every fact. */
function confirmText({ name, told }: SheetVenue, here: readonly ToldFunction[]): string {
  const event = here.map(describeFunction).join(' + ');
  const facts = told ? describeToldFacts(told).map((text) => `• ${text}`) : [];
  return writeDraft({
    about: m.told_confirm_text({ name }),
    list: [...(event ? ['', event] : []), '', ...facts],
  });
}

/** The questions that neither our page nor the hall has answered, as far as it is saved; all of them on paper. */
function StillToAsk({ venue }: { readonly venue: SheetVenue }) {
  const eventDetails = useEventDetails();
  const sheet = useRef<HTMLDivElement>(null);
  const open = listOpenQuestions([venue]);
  const [count = 0] = open.map(({ ids }) => ids.length);
  return (
    <div ref={sheet} className={`stack gap-3 ${styles.ask}`}>
      <h3>{m.told_still_to_ask({ count })}</h3>
      <div className="paper-only">
        <p>{venue.name}</p>
        <AskList answers={answerQuestions(venue)} />
      </div>
      <AskActions
        open={open}
        sheet={sheet}
        control="told sheet"
        totals={shownTotals([asOnPage(pageOf(venue))], eventDetails)}
      />
    </div>
  );
}
