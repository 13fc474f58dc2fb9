import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { closeLeadDialog, type DatesRequest } from '../../../lib/lead-store.ts';
import { dialogFailureText } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { type FormValues, LeadForm, useFormFocus } from '../forms/lead-form.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { type LeadPayload, leadErrors, leadLimits } from '../lead-schema.ts';
import { useSendLead } from '../use-send-lead.ts';
import { displayDate } from '../visit-times.ts';
import { type AskedDates, askedDates, checkDates, type DatesProblems, textsAtFields } from './asked-dates.ts';
import { FunctionDates, readDates } from './function-dates.tsx';
import { readVenues, VenueChoice } from './venue-choice.tsx';

/** Asks up to six venues for free dates. Open while it is mounted; unmounting it resets the form. */
export function DatesDialog(props: DatesRequest) {
  return (
    <Dialog open onClose={closeLeadDialog} title={m.leads_dates_title()} closesByBackdrop={false}>
      <DatesForm {...props} />
    </Dialog>
  );
}

function DatesForm({ control, functions, venues }: DatesRequest) {
  const focus = useFormFocus();
  const [problems, setProblems] = useState<DatesProblems>({});
  const [draft, setDraft] = useState('');
  const [lastAsked, setLastAsked] = useState<readonly AskedDates[]>([]);
  const sending = useSendLead({ control });
  const { state } = sending;
  const fieldsets = functions.map((asked, index) => ({ asked, prefix: `date-${index}-` }));
  const questions = state.step === 'asking' ? textsAtFields(state.questions, lastAsked) : {};
  const errorOf = (field: string) =>
    problems[field] ?? (field in questions && <span role="alert">{questions[field]}</span>);

  if (state.step === 'sent') return <DatesThanks>{state.message}</DatesThanks>;

  function submit({ text, honeypot }: FormValues) {
    const form = focus.form.current;
    if (!form) return undefined;
    const phone = text('phone');
    const dates = fieldsets.map(({ prefix }) => readDates(form, prefix));
    const ticked = readVenues(form);
    const found: DatesProblems = {
      ...checkDates(dates),
      ...(ticked.length === 0 && { venues: leadErrors.venues() }),
      ...(!phone && { phone: leadErrors.phone() }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return undefined;
    const asked = askedDates(functions, dates);
    setLastAsked(asked);
    setDraft(datesDraft(asked, ticked));
    const payload: LeadPayload = {
      kind: 'dates',
      phone,
      name: text('name') || undefined,
      functions: asked.map(({ sent }) => sent),
      venues: ticked,
    };
    return sending.send(payload, honeypot).then((outcome) => {
      if (outcome?.kind === 'refused') setProblems(textsAtFields(outcome.fields, asked));
    });
  }

  return (
    <LeadForm
      focus={focus}
      sending={sending}
      submitLabel={m.leads_dates_submit()}
      onSubmit={submit}
      failureText={dialogFailureText}
      draft={draft}
      terms={m.leads_dates_terms()}
    >
      <p>{m.leads_dates_intro()}</p>
      {fieldsets.map(({ asked, prefix }) => (
        <FunctionDates key={prefix} asked={asked} prefix={prefix} errorOf={errorOf} />
      ))}
      {functions.length > 1 && <p className={styles.promise}>{m.leads_dates_optional()}</p>}
      <VenueChoice venues={venues} error={problems.venues} attempt={focus.attempt} />
      <PhoneField state={state} hint={m.leads_phone_hint()} error={problems.phone} />
      <Field
        label={m.leads_name()}
        name="name"
        required={false}
        autoComplete="name"
        maxLength={leadLimits.name}
        error={problems.name}
      />
    </LeadForm>
  );
}

/** The request as a WhatsApp message to us. */
function datesDraft(asked: readonly AskedDates[], venues: readonly string[]): string {
  const dates = asked.map(({ name, sent }) => `${name}: ${sent.dates.map(displayDate).join(', ')}`);
  return m.leads_draft_dates({ name: site.name, venues: venues.join(', '), dates: dates.join('; ') });
}

function DatesThanks({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.form}>
      <p role="status">{children}</p>
      {/* The focused submit button was removed with the form. */}
      <Button autoFocus onClick={closeLeadDialog}>
        {m.controls_close()}
      </Button>
    </div>
  );
}
