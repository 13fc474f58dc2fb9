import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { CheckField, Field, SelectField } from '../../../components/field.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import type { EventDetails } from '../../../domain/event-details.ts';
import { formatAmount, formatRupees, formatShare } from '../../../domain/format.ts';
import { type QuoteItem, quoteItems, quoteLimits } from '../../../domain/quote.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { useAreQuotesUnstored } from '../../../stores/quotes-store.ts';
import { useShortlist } from '../../../visitor/shortlist-store.ts';
import { type LoadedVenues, useVenues } from '../../venues/use-venues.ts';
import type { TotalVenue } from '../total.ts';
import { AnswerField } from './answer-field.tsx';
import styles from './quote-dialog.module.css';
import { describeQuoted, itemLabel, itemWords } from './quote-text.ts';
import type { QuoteTarget } from './quotes-view.tsx';
import {
  type FunctionChoice,
  functionChoices,
  hasChanged,
  type QuoteErrorId,
  quoteValues,
  readQuoteForm,
} from './read-quote-form.ts';
import { putQuoteBack, removeQuote, saveQuote, useQuotes } from './use-quotes.ts';

interface QuoteDialogProps {
  readonly target: QuoteTarget;
  readonly isOpen: boolean;
  /** Whether it contains what was typed before it was closed. */
  readonly isTyped: boolean;
  /** The venues to choose from. */
  readonly venues: readonly TotalVenue[];
  /** Whether those of the shortlist are offered, too. */
  readonly asksShortlist: boolean;
  readonly eventDetails: EventDetails | undefined;
  readonly onClose: () => void;
  readonly onDismiss: () => void;
  readonly onType: () => void;
  /** Empties the form. */
  readonly onRestart: () => void;
  readonly onRemove: (putBack: () => void) => void;
}

/** Asks what a venue quoted, in the order in which a venue tells it. Unmounting it resets the form. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { target, isOpen, isTyped, onClose, onDismiss, onType, onRestart } = props;
  const [wasClosed, setWasClosed] = useState(false);
  if (!isOpen && !wasClosed) setWasClosed(true);
  return (
    <Dialog
      open={isOpen}
      keepsContent
      onClose={onClose}
      onDismiss={onDismiss}
      title={m.quotes_form_title()}
      size="sheet"
      closesByBackdrop={false}
    >
      <div className={styles.content} onInput={onType}>
        <QuoteForm key={target.quote?.id} {...props} />
        {/* After the form, so that the first field gets the focus. */}
        {isTyped && wasClosed && (
          <p className={styles.kept}>
            <span>{m.leads_kept_text()}</span>{' '}
            <Button variant="quiet" onClick={onRestart}>
              {m.leads_start_again()}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

const errorTexts: Readonly<Record<QuoteErrorId, () => string>> = {
  venue: m.quotes_error_venue,
  functions: m.quotes_error_functions,
  rupees: m.quotes_error_rupees,
  plate: () => m.quotes_error_plate({ most: formatRupees(quoteLimits.plate) }),
  plates: () => m.quotes_error_plates({ most: formatAmount(quoteLimits.plates) }),
  percent: m.quotes_error_percent,
};

function QuoteForm(props: QuoteDialogProps) {
  const { target, venues, asksShortlist, eventDetails, onClose, onRemove } = props;
  const { quote } = target;
  const areUnstored = useAreQuotesUnstored();
  const [id] = useState(() => quote?.id ?? createQuoteId());
  const values = useMemo(() => quoteValues(quote), [quote]);
  const { known, others } = useKnownVenues(venues, asksShortlist, quote?.venue);
  const hasNone = known.length === 0 && !others.isLoading && !others.isFailed;
  const [chosen, setChosen] = useState('');
  const [only] = known.length === 1 ? known : [];
  const given = quote?.venue ?? target.venue ?? only?.id;
  const venueId = given ?? (chosen || undefined);
  const venue = known.find((one) => one.id === venueId);
  const choices = useMemo(
    () => (venueId ? functionChoices(eventDetails, venueId, quote) : []),
    [eventDetails, venueId, quote],
  );
  const [price, setPrice] = useState(values.price);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, QuoteErrorId>>>({});
  const isFull = useQuotes().length >= quoteLimits.quotes && !quote;

  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readQuoteForm(new FormData(event.currentTarget), { id, venue: venueId, choices });
    setErrors(read.errors);
    if (!read.quote) return;
    saveQuote(read.quote);
    onClose();
  }

  /** The parts that fields of one kind share. */
  const field = (name: string) => {
    const error = errors[name];
    return { name, defaultValue: values[name], error: error && errorTexts[error]() };
  };
  const rupees = (name: string, label: string) => (
    <Field {...field(name)} label={label} prefix="₹" inputMode="numeric" />
  );
  const percent = (name: string, label: string, preset?: string) => (
    <Field
      {...field(name)}
      key={preset}
      label={label}
      inputMode="decimal"
      defaultValue={values[name] ?? preset}
    />
  );
  const itemPrice = (item: QuoteItem) =>
    rupees(
      `${item}Price`,
      item === 'rooms' ? m.quotes_form_room_price() : m.quotes_form_item_price({ item: itemWords[item]() }),
    );

  if (isFull) return <p role="status">{m.quotes_limit({ most: quoteLimits.quotes })}</p>;
  return (
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={submit}>
      {given ? (
        <p className={styles.name} lang={contentLang(venue?.name ?? given)}>
          {venue?.name ?? given}
        </p>
      ) : (
        <SelectField
          label={m.quotes_form_venue()}
          name="venue"
          placeholder={m.quotes_form_venue_choose()}
          hint={hasNone && m.quotes_form_venue_none()}
          options={known.map((one) => ({ value: one.id, label: one.name }))}
          defaultValue={chosen}
          error={errors.venue && errorTexts.venue()}
          onChange={({ target: select }) => setChosen(select.value)}
        />
      )}
      {others.isFailed && <LoadFailed text={m.shortlist_compare_failed()} retry={others.retry} />}
      <Functions choices={choices} error={errors.function && errorTexts.functions()} />
      <AnswerField
        label={m.quotes_form_price()}
        name="price"
        defaultValue={values.price}
        options={{
          one: m.quotes_form_price_one(),
          two: m.quotes_form_price_two(),
          sum: m.quotes_form_price_sum(),
        }}
        more={{
          one: rupees('plate', m.quotes_form_plate()),
          two: (
            <>
              {rupees('veg', m.quotes_form_veg())}
              {rupees('nonVeg', m.quotes_form_non_veg())}
            </>
          ),
          sum: rupees('sum', m.quotes_form_sum()),
        }}
        onAnswer={setPrice}
      />
      {price === 'sum' && choices.some((choice) => choice.isChosen && hasChanged(choice)) && (
        <CheckField
          name="now"
          label={m.quotes_form_now({
            details: describeQuoted(choices.filter((one) => one.isChosen).map((one) => one.present)),
          })}
          defaultChecked={quote?.price?.kind !== 'sum'}
        />
      )}
      <fieldset className={styles.part} hidden={price !== 'one' && price !== 'two'}>
        <AnswerField
          label={m.quotes_form_of()}
          name="of"
          defaultValue={values.of}
          options={{ plate: m.quotes_form_of_plate(), package: m.quotes_form_of_package() }}
          more={{}}
        />
        <AnswerField
          label={m.quotes_form_minimum()}
          name="minimum"
          defaultValue={values.minimum}
          options={{ some: m.quotes_form_minimum_some(), none: m.quotes_form_minimum_none() }}
          more={{
            some: <Field {...field('plates')} label={m.quotes_form_minimum_plates()} inputMode="numeric" />,
          }}
        />
      </fieldset>
      <fieldset className={styles.part} hidden={!price}>
        <AnswerField
          label={m.quotes_form_tax()}
          name="tax"
          defaultValue={values.tax}
          options={{ included: m.quotes_form_included(), extra: m.quotes_form_tax_extra() }}
          more={{
            extra: percent(
              'taxShare',
              m.quotes_form_tax_percent(),
              typeof venue?.foodTax === 'number' ? formatShare(venue.foodTax).replace('%', '') : undefined,
            ),
          }}
        />
      </fieldset>
      <fieldset className={styles.items}>
        <legend>{m.quotes_form_items()}</legend>
        {quoteItems.map((item) => (
          <AnswerField
            key={item}
            label={itemLabel(item)}
            name={item}
            defaultValue={values[item]}
            options={{
              included: m.quotes_form_included(),
              extra: m.quotes_form_extra(),
              open: m.quotes_form_open(),
              'not-needed': m.quotes_form_not_needed(),
            }}
            more={{ extra: itemPrice(item) }}
          />
        ))}
      </fieldset>
      <AnswerField
        label={m.quotes_form_advance()}
        name="advance"
        defaultValue={values.advance}
        options={{ sum: m.quotes_form_advance_sum(), share: m.quotes_form_advance_share() }}
        more={{
          sum: rupees('advanceSum', m.quotes_form_advance_rupees()),
          share: percent('advanceShare', m.quotes_form_advance_percent()),
        }}
      />
      <div className={styles.actions}>
        <Button type="submit">{m.quotes_form_save()}</Button>
        {quote && (
          <Button
            variant="quiet"
            onClick={() => {
              removeQuote(quote.id);
              onRemove(() => putQuoteBack(quote));
            }}
          >
            {m.quotes_form_remove()}
          </Button>
        )}
      </div>
      <p className={styles.note}>{areUnstored ? m.controls_not_stored() : m.quotes_form_private()}</p>
    </form>
  );
}

/** Which functions the quote is for; nothing to choose where there is one. */
function Functions({
  choices,
  error,
}: {
  readonly choices: readonly FunctionChoice[];
  readonly error: string | undefined;
}) {
  const [only, ...others] = choices;
  if (!only) return null;
  if (others.length === 0) return <p>{describeQuoted([only.present])}</p>;
  return (
    <fieldset className={styles.functions}>
      <legend>{m.quotes_form_functions()}</legend>
      {choices
        .map((choice, place) => ({ ...choice, place }))
        .map(({ present, isChosen, place }) => (
          // Two functions can be equal: their place tells them apart.
          <CheckField
            key={place}
            label={describeQuoted([present])}
            name="function"
            value={place}
            defaultChecked={isChosen}
            error={place === 0 && error}
          />
        ))}
    </fieldset>
  );
}

/** The venues of the page, of the shortlist, and that of the quote. */
function useKnownVenues(
  venues: readonly TotalVenue[],
  asksShortlist: boolean,
  quoted: string | undefined,
): { readonly known: readonly TotalVenue[]; readonly others: LoadedVenues } {
  const shortlist = useShortlist();
  const ids = useMemo(() => {
    const all = new Set([...(quoted ? [quoted] : []), ...(asksShortlist ? shortlist : [])]);
    return [...all].filter((id) => venues.every((venue) => venue.id !== id));
  }, [venues, asksShortlist, shortlist, quoted]);
  const others = useVenues(ids);
  return { known: [...venues, ...others.venues], others };
}

let created = 0;

/** Unique on this device, and unlikely to be that of another in a link. */
function createQuoteId(): string {
  created += 1;
  return `${Date.now().toString(36)}-${created}${Math.random().toString(36).slice(2, 6)}`;
}
