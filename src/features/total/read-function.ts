import { isFunctionName, type WeddingFunction } from '../../domain/event-details.ts';
import { invalidEventDetails, parseEventDetails } from '../../domain/event-details-url.ts';
import { functionKinds } from '../../domain/function-kinds.ts';
import { trimText } from '../../domain/trim-text.ts';
import { readWholeNumber } from '../../domain/whole-number.ts';

/** The fields of a function that can be invalid, by their names. */
export type FunctionField = 'name' | 'guests' | 'rooms' | 'date';

/** What is known of a function before its fields are filled in. */
export type GivenFunction = Partial<WeddingFunction>;

export interface ReadFunction {
  /** Undefined while a field is invalid. */
  readonly function?: WeddingFunction;
  /** The invalid fields, in the order of the form. */
  readonly errors: readonly FunctionField[];
}

const fields: readonly FunctionField[] = ['name', 'guests', 'rooms', 'date'];

/** Reads the controls of one function: `guests`, `veg`, `rooms` and `date`, and if there are any `kind`, `name` and `venue`. */
export function readFunction(group: HTMLFieldSetElement): ReadFunction {
  const controls = [...group.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  );
  const values = new URLSearchParams(controls.map(({ name, value }) => [name, readText(name, value)]));
  const [figures] = parseEventDetails(values) ?? [];
  const kind = functionKinds.find((one) => one === values.get('kind')) ?? 'wedding';
  const name = kind === 'other' ? values.get('name') : null;
  const venue = values.get('venue');
  const invalid: readonly string[] = [
    ...(figures ? [] : ['guests']),
    ...invalidEventDetails(values),
    ...(name && !isFunctionName(name) ? ['name'] : []),
    // Half a date has an empty value.
    ...controls.filter(({ validity }) => validity.badInput).map((control) => control.name),
  ];
  const errors = fields.filter((field) => invalid.includes(field));
  if (!figures || errors.length > 0) return { errors };
  return {
    function: { ...figures, kind, ...(name ? { name } : {}), ...(venue ? { venue } : {}) },
    errors,
  };
}

/** A number as the address has it, where the text is one. */
function readText(name: string, value: string): string {
  const number = name === 'guests' || name === 'rooms' ? readWholeNumber(value) : undefined;
  return number === undefined ? trimText(value) : String(number);
}
