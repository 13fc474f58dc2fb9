import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field, SelectField, type SelectOption } from '../../components/field.tsx';
import { functionKindLabels } from '../../domain/choices.ts';
import { lastDate } from '../../domain/dates.ts';
import { eventDetailsLimits } from '../../domain/event-details.ts';
import { formatAmount } from '../../domain/format.ts';
import { type FunctionKind, functionKinds } from '../../domain/function-kinds.ts';
import type { NamedVenue } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import styles from './event-details-form.module.css';
import { type FunctionField, type GivenFunction, readFunction } from './read-function.ts';
import type { RenderVenueSearch } from './venue-search.ts';

interface FunctionFieldsProps {
  readonly id: number;
  readonly given: GivenFunction;
  /** Its place among the functions; undefined for the one evening of a family that plans no other. */
  readonly number: number | undefined;
  /** Added by the visitor just now. */
  readonly isNew: boolean;
  readonly isRemoved: boolean | undefined;
  /** Removed or put back last. */
  readonly isChanged: boolean;
  readonly venues: readonly SelectOption[];
  readonly renderVenueSearch: RenderVenueSearch | undefined;
  /** Called before a venue is chosen that may not be among `venues` yet. */
  readonly onFound: (venue: NamedVenue) => void;
  readonly errors: readonly FunctionField[];
  readonly onRemove: (() => void) | undefined;
  readonly onRestore: (() => void) | undefined;
}

/** The fields of one function. While it is removed they are hidden, and a line offers to put it back. */
export function FunctionFields({
  id,
  given,
  number,
  isNew,
  isRemoved,
  isChanged,
  venues,
  renderVenueSearch,
  onFound,
  errors,
  onRemove,
  onRestore,
}: FunctionFieldsProps) {
  const [kind, setKind] = useState<FunctionKind>(given.kind ?? 'wedding');
  const [veg, setVeg] = useState(String(Math.round((given.vegShare ?? 1) * 100)));
  const [venue, setVenue] = useState(given.venue ?? '');
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      {isRemoved && onRestore && (
        <p className={`links ${styles.removed}`} role="status">
          {m.total_function_removed({ function: functionKindLabels[kind]() })}
          {/* The button that had the focus is gone with its function. */}
          <Button variant="quiet" autoFocus={isChanged} onClick={onRestore}>
            {m.shortlist_put_back()}
          </Button>
        </p>
      )}
      <fieldset ref={group} className={`grid ${styles.function}`} hidden={isRemoved} disabled={isRemoved}>
        {number !== undefined && (
          <>
            <legend className="visually-hidden">{m.total_function_number({ number })}</legend>
            <div className={`row gap-2 whole ${styles.head}`}>
              <SelectField
                label={m.total_function_number({ number })}
                name="kind"
                options={functionKinds.map((one) => ({ value: one, label: functionKindLabels[one]() }))}
                value={kind}
                autoFocus={isNew}
                onChange={({ target }) => setKind(functionKinds.find((one) => one === target.value) ?? kind)}
              />
              {onRemove && !isRemoved && (
                <Button
                  variant="quiet"
                  aria-label={m.total_remove_function_number({ number })}
                  autoFocus={isChanged}
                  onClick={onRemove}
                >
                  {m.total_remove_function()}
                </Button>
              )}
            </div>
            <div className={`whole ${styles.name}`} hidden={kind !== 'other'}>
              <Field
                label={m.total_function_name()}
                required={false}
                name="name"
                defaultValue={given.name}
                error={
                  errors.includes('name') && m.total_function_name_limit({ most: eventDetailsLimits.name })
                }
              />
            </div>
          </>
        )}
        <Field
          className={styles.guests}
          label={m.total_guests()}
          name="guests"
          inputMode="numeric"
          defaultValue={given.guests}
          error={
            errors.includes('guests') &&
            m.total_guests_limit({ most: formatAmount(eventDetailsLimits.guests) })
          }
        />
        <Field
          label={m.total_rooms()}
          required={false}
          name="rooms"
          inputMode="numeric"
          defaultValue={given.rooms || undefined}
          error={
            errors.includes('rooms') && m.total_rooms_limit({ most: formatAmount(eventDetailsLimits.rooms) })
          }
        />
        <div className={styles.veg}>
          <label htmlFor={`event-veg-${id}`}>
            <output htmlFor={`event-veg-${id}`}>{`${veg}%`}</output> {m.total_vegetarian()}
          </label>
          <input
            id={`event-veg-${id}`}
            name="veg"
            type="range"
            min={0}
            max={100}
            // A share from a link can be between the steps.
            step={Number(veg) % 5 === 0 ? 5 : 1}
            value={veg}
            onChange={({ target }) => setVeg(target.value)}
          />
        </div>
        <Field
          className={styles.date}
          label={m.total_date()}
          required={false}
          name="date"
          type="date"
          max={lastDate}
          defaultValue={given.date}
          error={errors.includes('date') && m.total_date_limit()}
        />
        {(venues.length > 0 || renderVenueSearch) && (
          <SelectField
            className={styles.venue}
            label={m.total_function_venue()}
            required={false}
            name="venue"
            placeholder={m.total_function_venue_open()}
            options={venues}
            value={venue}
            onChange={({ target }) => setVenue(target.value)}
          />
        )}
        {renderVenueSearch && (
          <div className={`whole ${styles.search}`}>
            {renderVenueSearch({
              number: number ?? 1,
              getFunction: () => (group.current ? readFunction(group.current).function : undefined),
              onChoose: (found) => {
                onFound(found);
                setVenue(found.id);
              },
            })}
          </div>
        )}
      </fieldset>
    </>
  );
}
