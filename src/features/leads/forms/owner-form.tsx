import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field, SelectField, TextAreaField } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { whatsAppLink } from '../../../content/whatsapp-draft.ts';
import { venueTypeLabels, venueTypes } from '../../../domain/choices.ts';
import { inputOf, limitsOf } from '../../../domain/facts/fact-kinds.ts';
import { leadLimits } from '../../../domain/lead-limits.ts';
import {
  answerKey,
  askedOf,
  maxHalls,
  type OwnerAnswer,
  type OwnerGroup,
  type OwnerQuestion,
  ownerGroupIds,
  ownerGroups,
} from '../../../domain/owner-answers.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { callFormFailureText } from './lead-failure.tsx';
import { LeadForm } from './lead-form.tsx';
import ownerStyles from './owner-form.module.css';
import { fieldLabel, groupTitles } from './owner-texts.ts';
import { PhoneField } from './phone-field.tsx';
import { focusOnce, Thanks } from './thanks.tsx';
import { type FormValues, type LeadFormState, type ReadLead, useLeadForm } from './use-lead-form.tsx';

/** A venue of our site as its page shows it. */
export interface KnownHall {
  readonly id: string;
  readonly name: string;
  /** The name of its city. */
  readonly city: string;
  /** From `knownAnswers`. */
  readonly answers: ReadonlyMap<string, string>;
}

interface OwnerFormProps {
  /** The names of our cities, as suggestions. */
  readonly cities: readonly string[];
  /** The venue whose page is to be corrected: only what is changed is sent. */
  readonly known?: KnownHall | undefined;
}

/** What reads typed facts. */
const loadRules = () => import('../../../domain/owner-file.ts');

const noAnswers: ReadonlyMap<string, string> = new Map();

/** What an owner tells us about a hall. */
export function OwnerForm({ cities, known }: OwnerFormProps) {
  const form = useLeadForm({ control: 'owner form' });
  const shown = known?.answers ?? noAnswers;
  const knownHalls = [...shown.keys()].filter((key) => key.startsWith('hallSeats-')).length;
  const [chosenHalls, setHalls] = useState(0);
  const halls = Math.max(1, knownHalls, chosenHalls);
  const { state, payload } = form;

  // An open form can be sent without a network.
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

  if (state.step === 'sent') {
    return (
      // The form was longer than the screen: without the focus the end of the page would be seen.
      <div role="status" tabIndex={-1} ref={focusOnce} className="stack gap-2">
        <Thanks ids={[state.id]} message={state.message} />
      </div>
    );
  }

  function read({ text, form }: FormValues): ReadLead {
    const fields = ownerGroupIds.flatMap((group) => fieldsOf(group, halls));
    const answers = fields.flatMap((field): OwnerAnswer[] => {
      const key = answerKey(field);
      const answer = field.question === 'types' ? new FormData(form).getAll(key).join(', ') : text(key);
      const replaces = shown.get(key);
      return answer !== (replaces ?? '') ? [{ ...field, answer, ...(replaces && { replaces }) }] : [];
    });
    return {
      payload: {
        kind: 'owner',
        phone: text('phone'),
        venue: text('venue'),
        city: text('city'),
        name: text('name') || undefined,
        venueId: known?.id,
        answers,
      },
      problems:
        known && answers.length === 0
          ? { venue: m.owners_unchanged() }
          : loadRules().then(
              ({ answerTexts }) => answerTexts(answers),
              // The function checks the answers, too.
              () => ({}),
            ),
    };
  }

  return (
    <LeadForm
      form={form}
      read={read}
      submitLabel={m.owners_submit()}
      failureText={callFormFailureText}
      draft={
        payload?.kind === 'owner'
          ? { about: known ? m.drafts_owner_page(payload) : m.drafts_owner(payload) }
          : undefined
      }
    >
      <Field
        label={m.owners_hall()}
        name="venue"
        required
        maxLength={leadLimits.venue}
        defaultValue={known?.name}
        error={form.errorAt('venue')}
      />
      <Field
        label={m.owners_city()}
        name="city"
        required
        list="owner-cities"
        maxLength={leadLimits.choice}
        defaultValue={known?.city}
        error={form.errorAt('city')}
      />
      <datalist id="owner-cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <Field
        label={m.owners_name()}
        name="name"
        required={false}
        autoComplete="name"
        maxLength={leadLimits.name}
        error={form.errorAt('name')}
      />
      <PhoneField form={form} hint={m.leads_phone_hint()} required />
      {ownerGroupIds.map((group) => (
        <Group key={group} {...{ group, halls, shown, form }}>
          {group === 'halls' && (
            <SelectField
              label={m.owners_hall_count()}
              name="halls"
              value={String(halls)}
              options={hallNumbers(maxHalls)
                .slice(Math.max(1, knownHalls) - 1)
                .map(String)}
              onChange={({ currentTarget }) => setHalls(Number(currentTarget.value))}
            />
          )}
        </Group>
      ))}
      <p>
        <ParaglideMessage
          message={m.owners_photographs}
          inputs={{ number: site.whatsapp.display }}
          markup={{
            whatsapp: ({ children }) => (
              <a href={whatsAppLink({ about: m.drafts_photographs() })} target="_blank" rel="noopener">
                {children}
              </a>
            ),
          }}
        />
      </p>
    </LeadForm>
  );
}

interface GroupProps {
  readonly group: OwnerGroup;
  readonly halls: number;
  readonly shown: ReadonlyMap<string, string>;
  readonly form: LeadFormState;
  readonly children: ReactNode;
}

/** A closed group of questions that says how many are answered. It opens where an answer has an error. */
function Group({ group, halls, shown, form, children }: GroupProps) {
  const fields = fieldsOf(group, halls);
  const details = useRef<HTMLDetailsElement>(null);
  const [filled, setFilled] = useState<number>();
  const known = fields.filter((field) => shown.has(answerKey(field))).length;
  const count = () => setFilled(countFilled(details.current, fields));
  // After a step back the browser has restored the fields before hydration; later `shown` fills them in.
  useEffect(count);
  const hasProblem = fields.some((field) => form.errorAt(answerKey(field)));
  return (
    <details ref={details} className={ownerStyles.group} open={hasProblem || undefined} onInput={count}>
      <summary>
        <span>{groupTitles[group]()}</span>{' '}
        <span className={`muted ${ownerStyles.count}`}>
          {m.owners_group_filled({ filled: filled ?? known, count: fields.length })}
        </span>
      </summary>
      <div className={`grid columns-2 ${ownerStyles.questions}`}>
        {children}
        {group === 'halls'
          ? hallNumbers(halls).map((hall) => (
              <fieldset key={hall} className="grid whole">
                <legend>{m.owners_hall_number({ number: hall })}</legend>
                {ownerGroups.halls.map((question) => (
                  <Question key={question} field={{ question, hall }} shown={shown} form={form} />
                ))}
              </fieldset>
            ))
          : fields.map((field) => (
              <Question key={answerKey(field)} field={field} shown={shown} form={form} />
            ))}
      </div>
    </details>
  );
}

function countFilled(group: HTMLElement | null, fields: readonly AskedField[]): number {
  const values = new FormData(group?.closest('form') ?? undefined);
  const isFilled = (field: AskedField) =>
    values.getAll(answerKey(field)).some((value) => String(value).trim());
  return fields.filter(isFilled).length;
}

interface AskedField {
  readonly question: OwnerQuestion;
  readonly hall?: number;
}

interface QuestionProps extends Pick<GroupProps, 'shown' | 'form'> {
  readonly field: AskedField;
}

function Question({ field, shown, form }: QuestionProps) {
  const key = answerKey(field);
  const asked = askedOf(field.question);
  const input = inputOf(asked);
  const common = {
    label: fieldLabel(field.question),
    name: key,
    defaultValue: shown.get(key),
    error: form.errorAt(key),
  };
  if (input === 'choices') return <TypesField chosen={shown.get(key)} />;
  if (input === 'yes-no') {
    return (
      <SelectField
        {...common}
        // A select takes a later default only when it is mounted.
        key={common.defaultValue}
        placeholder={m.owners_not_said()}
        options={[
          { value: 'yes', label: m.format_yes() },
          { value: 'no', label: m.format_no() },
        ]}
      />
    );
  }
  if (input === 'time') return <Field {...common} type="time" />;
  if (input === 'digits') return <Field {...common} inputMode="numeric" />;
  const { maxLength } = limitsOf(asked);
  return input === 'paragraph' ? (
    <TextAreaField {...common} maxLength={maxLength} />
  ) : (
    <Field {...common} maxLength={maxLength} />
  );
}

/** Checkboxes, because a venue can have several types. */
function TypesField({ chosen = '' }: { readonly chosen: string | undefined }) {
  const before = chosen.split(', ');
  return (
    <fieldset className="choices whole">
      <legend>{m.owners_types()}</legend>
      {venueTypes.map((type) => (
        // A checkbox takes a later default only when it is mounted.
        <label key={`${type} ${chosen}`}>
          <input type="checkbox" name="types" value={type} defaultChecked={before.includes(type)} />
          {venueTypeLabels[type]()}
        </label>
      ))}
    </fieldset>
  );
}

/** The fields of a group: of the halls, once for each. */
function fieldsOf(group: OwnerGroup, halls: number): readonly AskedField[] {
  if (group !== 'halls') return ownerGroups[group].map((question) => ({ question }));
  return hallNumbers(halls).flatMap((hall) => ownerGroups.halls.map((question) => ({ question, hall })));
}

const hallNumbers = (halls: number): readonly number[] =>
  Array.from({ length: halls }, (_, index) => index + 1);
