import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import type { Draft } from '../../../content/whatsapp-draft.ts';
import { leadLimits } from '../../../domain/lead-limits.ts';
import type { NamedTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { closeLeadDialog, type DatesRequest } from '../../../visitor/lead-store.ts';
import { LeadDialog } from '../dialogs/lead-dialog.tsx';
import { dialogFailureText } from '../forms/lead-failure.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import { ToldField, toldName, totalText } from '../forms/passed-on.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { focusOnce, Thanks } from '../forms/thanks.tsx';
import { type FormValues, type ReadLead, useLeadForm } from '../forms/use-lead-form.tsx';
import { displayDate } from '../visit-times.ts';
import {
  type AskedDates,
  askedDates,
  checkAsked,
  checkDates,
  dateFieldOf,
  describeFigures,
} from './asked-dates.ts';
import { FunctionDates, readDates } from './function-dates.tsx';
import { readVenues, VenueChoice } from './venue-choice.tsx';

interface DatesDialogProps extends DatesRequest {
  readonly draft: string;
}

/** Asks up to six venues for free dates. */
export function DatesDialog({ draft, ...request }: DatesDialogProps) {
  return (
    <LeadDialog title={m.leads_dates_title()} closesByBackdrop={false}>
      <DatesForm {...request} name={draft} />
    </LeadDialog>
  );
}

interface DatesFormProps extends DatesRequest {
  /** Names its draft. */
  readonly name: string;
}

function DatesForm({ control, functions, venues, totals, plan, name }: DatesFormProps) {
  const [draft, setDraft] = useState<Draft>();
  const form = useLeadForm({ control, draft: name, plan });
  const { state, problems, errorAt } = form;
  const fieldsets = functions.map((asked, index) => ({ asked, prefix: `date-${index}-` }));

  if (state.step === 'sent') {
    return (
      <div className="stack">
        <div role="status" tabIndex={-1} ref={focusOnce}>
          <Thanks ids={[state.id]} message={state.message} />
        </div>
        <Button onClick={closeLeadDialog}>{m.controls_close()}</Button>
      </div>
    );
  }

  function read({ form, text }: FormValues): ReadLead {
    const dates = fieldsets.map(({ prefix }) => readDates(form, prefix));
    const venues = readVenues(form);
    const { ticked } = venues;
    const asked = askedDates(functions, dates, venues);
    const known = totals?.venues.filter(({ venue }) => ticked.includes(venue));
    setDraft(datesDraft(asked, ticked, known, text(toldName) !== ''));
    return {
      payload: {
        kind: 'dates',
        phone: text('phone'),
        name: text('name') || undefined,
        functions: asked.map(({ sent }) => sent),
        venues: [...ticked],
      },
      problems: { ...checkAsked(asked, venues), ...checkDates(dates) },
      fieldOf: (path) => dateFieldOf(path, asked),
      source: { totals: known },
    };
  }

  return (
    <LeadForm
      form={form}
      read={read}
      submitLabel={m.leads_dates_submit()}
      failureText={dialogFailureText}
      draft={draft}
      terms={m.leads_dates_terms()}
    >
      <p>{m.leads_dates_intro()}</p>
      {fieldsets.map(({ asked, prefix }) => (
        <FunctionDates key={prefix + asked.label} asked={asked} prefix={prefix} errorOf={errorAt} />
      ))}
      {functions.length > 1 && <p className="note">{m.leads_dates_optional()}</p>}
      <VenueChoice
        key={venues.join()}
        venues={venues}
        functions={functions}
        totals={totals?.venues}
        error={problems.venues}
        attempt={form.attempt}
      />
      <PhoneField form={form} hint={m.leads_phone_hint()} />
      <Field
        label={m.leads_name()}
        name="name"
        required={false}
        autoComplete="name"
        maxLength={leadLimits.name}
        error={problems.name}
      />
      {totals && <p className="note">{m.leads_totals_passed_on({ event: totals.event })}</p>}
      {plan && <p className="note">{m.leads_plan_passed_on()}</p>}
      <ToldField totals={totals?.venues ?? []} />
    </LeadForm>
  );
}

/** The request as a WhatsApp message to us. */
function datesDraft(
  asked: readonly AskedDates[],
  venues: readonly string[],
  totals: readonly NamedTotal[] = [],
  sendsTold = false,
): Draft {
  const dates = asked.map(({ name, sent }) => {
    const figures = describeFigures(sent);
    const at = sent.venues ? ` (${sent.venues.join(', ')})` : '';
    return `${[name, figures].filter(Boolean).join(', ')}${at}: ${sent.dates.map(displayDate).join(', ')}`;
  });
  return {
    about: m.drafts_dates(),
    list: [...venues.map((venue, index) => `${index + 1}. ${venue}`), ...dates],
    total: totals.length > 0 ? m.drafts_total({ total: totalText(totals, sendsTold) }) : undefined,
  };
}
