import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field, type SelectOption } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { RestoredNote } from '../../components/restored-note.tsx';
import {
  type EventDetails,
  eventDetailsLimits,
  isPlainWedding,
  type WeddingFunction,
} from '../../domain/event-details.ts';
import { describeEventDetails } from '../../domain/event-details-text.ts';
import { formatEventDetails } from '../../domain/event-details-url.ts';
import { formatRupees } from '../../domain/format.ts';
import { functionKinds } from '../../domain/function-kinds.ts';
import { trimText } from '../../domain/trim-text.ts';
import type { NamedVenue } from '../../domain/venue.ts';
import { readRupees } from '../../domain/whole-number.ts';
import { m } from '../../i18n/compiled/messages.js';
import { enterValue } from '../../lib/enter-value.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { endDrafts, saveDraft, useDraft } from '../../visitor/drafts.ts';
import { useShortlist } from '../../visitor/shortlist-store.ts';
import { useVenues } from '../venues/use-venues.ts';
import styles from './event-details-form.module.css';
import { FunctionFields } from './function-fields.tsx';
import { type FunctionField, type GivenFunction, readFunction } from './read-function.ts';
import type { FormStart, RenderVenueSearch } from './venue-search.ts';

export { InvalidParams } from './invalid-params.tsx';

interface EventDetailsFormProps {
  readonly eventDetails: EventDetails | undefined;
  /** With it, a single function, too, has a kind and a venue. */
  readonly renderVenueSearch?: RenderVenueSearch | undefined;
  readonly start?: FormStart;
  /** Other event details were saved since it was opened: `eventDetails`. */
  readonly isOutdated?: boolean;
  /** Opens it again with those. */
  readonly onTakeNewer?: () => void;
  readonly onSave: (eventDetails: EventDetails | undefined) => void;
}

interface Draft {
  readonly id: number;
  readonly given: GivenFunction;
  /** Its fields stay in the page, so that putting it back loses nothing. */
  readonly isRemoved?: boolean;
}

const noErrors: readonly FunctionField[] = [];
const noIds: readonly string[] = [];
const noVenues: readonly NamedVenue[] = [];

/**
 * Guests, veg share, rooms and date of each function; only the guests are required. Kind and venue appear with the second
 * function, unless a venue can be searched for; removal does.
 */
export function EventDetailsForm(props: EventDetailsFormProps) {
  const { eventDetails, renderVenueSearch, start, isOutdated, onTakeNewer, onSave } = props;
  const [initial] = useState(eventDetails);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    (initial ?? [{}]).map((given, id) => ({ id, given })),
  );
  const [errors, setErrors] = useState<ReadonlyMap<number, readonly FunctionField[]>>(new Map());
  /** The function that was added last: it gets the focus, and one of a draft does not. */
  const [addedId, setAddedId] = useState<number>();
  /** The function that was removed or put back last: the button for the opposite gets the focus. */
  const [changedId, setChangedId] = useState<number>();
  const [isDecorInvalid, setDecorInvalid] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Of the event details that it was opened with: others are not hidden by it. */
  const draft = nameDraft(initial);
  const { isRestored, onInput, restart } = useDraft(form, () => draft);
  const functions = useRef<HTMLInputElement>(null);
  const hasKinds =
    renderVenueSearch !== undefined ||
    drafts.length > 1 ||
    [initial, eventDetails].some((known) => known && !isPlainWedding(known));
  const known = useMemo(() => [...(initial ?? []), ...(eventDetails ?? [])], [initial, eventDetails]);
  const [found, setFound] = useState(noVenues);
  const venues = useVenueOptions(hasKinds, known, found);
  const active = drafts.filter(({ isRemoved }) => !isRemoved);
  const isFull = active.length >= eventDetailsLimits.functions;

  /** The fields of the functions that are not removed. */
  const groups = () => [...(form.current?.querySelectorAll('fieldset') ?? [])].filter((one) => !one.disabled);

  useEffect(() => {
    const { place, field = place === undefined ? 'guests' : 'venue' } = start ?? {};
    const group = form.current?.querySelectorAll('fieldset:enabled')[place ?? 0];
    const root = field === 'decor' ? form.current : group;
    root?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }, [start]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = groups().map((group) => readFunction(group));
    const invalid = read.findIndex(({ errors: found }) => found.length > 0);
    setErrors(new Map(active.map(({ id }, index) => [id, read[index]?.errors ?? noErrors])));
    const [first, ...others] = read.flatMap((one) => one.function ?? []);
    const decor = readDecor(form.current);
    setDecorInvalid(decor === 'invalid');
    if (invalid < 0 && first && decor !== 'invalid') {
      save([{ ...first, decor }, ...others.map((one) => ({ ...one, decor }))]);
    } else if (invalid < 0) form.current?.querySelector<HTMLElement>('[name="decor"]')?.focus();
    else groups()[invalid]?.querySelector<HTMLElement>(`[name="${read[invalid]?.errors[0]}"]`)?.focus();
  }

  function save(next: EventDetails | undefined) {
    endDrafts(draft);
    // What was removed can be put back, also when the form is opened again.
    if (next && drafts.some(({ isRemoved }) => isRemoved)) {
      const left = [...next];
      const saved = drafts.map((one) => (one.isRemoved ? one : { ...one, given: left.shift() ?? {} }));
      saveDraft(nameDraft(next), { functions: JSON.stringify(saved) });
    }
    onSave(next);
  }

  /** As a visitor would: the form's draft has them. */
  function enterDrafts(next: readonly Draft[]) {
    if (functions.current) enterValue(functions.current, JSON.stringify(next));
  }

  function add() {
    const found = groups();
    const used = found.map((group) => readValue(group, 'kind') ?? 'wedding');
    const kind = functionKinds.find((one) => !used.includes(one));
    const veg = Number(readValue(found.at(-1), 'veg') ?? 100);
    const given: GivenFunction = { vegShare: veg / 100, ...(kind ? { kind } : {}) };
    setAddedId(drafts.length);
    enterDrafts([...drafts, { id: drafts.length, given }]);
  }

  function setRemoved(id: number, isRemoved: boolean) {
    enterDrafts(drafts.map((draft) => (draft.id === id ? { ...draft, isRemoved } : draft)));
    setChangedId(id);
  }

  return (
    <form ref={form} className={`stack ${styles.form}`} noValidate onInput={onInput} onSubmit={submit}>
      <input
        ref={functions}
        name="functions"
        hidden
        value={JSON.stringify(drafts)}
        onChange={({ target }) =>
          setDrafts(withFallback((): readonly Draft[] => JSON.parse(target.value), drafts))
        }
      />
      {drafts.map(({ id, given, isRemoved }) => (
        <FunctionFields
          key={id}
          id={id}
          given={given}
          number={hasKinds ? active.findIndex((draft) => draft.id === id) + 1 : undefined}
          isNew={id === addedId}
          isRemoved={isRemoved}
          isChanged={id === changedId}
          venues={venues}
          renderVenueSearch={renderVenueSearch}
          onFound={(venue) => setFound([...found, venue])}
          errors={errors.get(id) ?? noErrors}
          onRemove={active.length > 1 ? () => setRemoved(id, true) : undefined}
          onRestore={isFull ? undefined : () => setRemoved(id, false)}
        />
      ))}
      {hasKinds && venues.length === 0 && !renderVenueSearch && (
        <p className="note">{m.total_function_venues_hint()}</p>
      )}
      {isFull ? (
        <p className="note">{m.total_functions_limit({ most: eventDetailsLimits.functions })}</p>
      ) : (
        <Button variant="quiet" className={styles.add} onClick={add}>
          <Icon name="plus" />
          {m.total_add_function()}
        </Button>
      )}
      <Field
        className={styles.decor}
        label={m.total_decor()}
        hint={m.total_decor_hint()}
        required={false}
        name="decor"
        inputMode="numeric"
        prefix="₹"
        defaultValue={initial?.[0].decor}
        error={isDecorInvalid && m.total_decor_limit({ most: formatRupees(eventDetailsLimits.decor) })}
      />
      {isOutdated && (
        <Notice tone="info">
          <p>
            {eventDetails
              ? m.total_newer({ details: describeEventDetails(eventDetails) })
              : m.total_newer_none()}
          </p>
          {eventDetails && (
            <Button
              variant="secondary"
              onClick={() => {
                endDrafts(draft);
                onTakeNewer?.();
              }}
            >
              {m.total_take_newer()}
            </Button>
          )}
        </Notice>
      )}
      {isRestored && <RestoredNote onRestart={restart} />}
      <div className="row gap-2">
        <Button type="submit">{m.total_show_total()}</Button>
        {eventDetails && (
          <Button variant="quiet" onClick={() => save(undefined)}>
            {m.total_clear_guests()}
          </Button>
        )}
      </div>
    </form>
  );
}

const nameDraft = (eventDetails: EventDetails | undefined) =>
  `event details ${formatEventDetails(eventDetails)}`;

/** The family's figure for decoration in rupees; undefined if the field is empty. */
function readDecor(form: HTMLFormElement | null): number | undefined | 'invalid' {
  const text = trimText(form?.querySelector<HTMLInputElement>('[name="decor"]')?.value ?? '');
  if (!text) return undefined;
  const rupees = readRupees(text);
  return rupees === undefined || rupees > eventDetailsLimits.decor ? 'invalid' : rupees;
}

/** The value of a control of a function. */
function readValue(group: HTMLFieldSetElement | undefined, name: string): string | undefined {
  return group?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;
}

/**
 * The venues of the shortlist, those that functions have already, by name or, until it is loaded, by id, and those that were
 * found in the search.
 */
function useVenueOptions(
  isNeeded: boolean,
  functions: readonly WeddingFunction[],
  found: readonly NamedVenue[],
): readonly SelectOption[] {
  const shortlist = useShortlist();
  const ids = useMemo(() => {
    const assigned = functions.flatMap(({ venue }) => venue ?? []);
    return isNeeded ? [...new Set([...shortlist, ...assigned])] : noIds;
  }, [isNeeded, shortlist, functions]);
  const { venues, unlisted } = useVenues(ids);
  const named = [...venues, ...unlisted];
  const labels = new Map(ids.map((id) => [id, id]));
  for (const { id, name } of [...found, ...named]) labels.set(id, name);
  return [...labels].map(([value, label]) => ({ value, label }));
}
