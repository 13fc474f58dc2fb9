import type { Locality } from '../../../content/cities.ts';

/** How many choices a long group shows before "Show More". */
export const initialChoices = 5;

/** Whether "Show More" is offered: there are more choices, and no text is searched. */
export function canShowMore(choices: readonly string[], text = ''): boolean {
  return text.trim() === '' && choices.length > initialChoices;
}

/** All choices, or the first ones and those that are selected. */
export function visibleChoices<Choice extends string>(
  choices: readonly Choice[],
  selected: readonly Choice[],
  showAll: boolean,
): readonly Choice[] {
  return showAll
    ? choices
    : choices.filter((choice, index) => index < initialChoices || selected.includes(choice));
}

/** The localities whose name, or its English spelling, contains the text in any letter case; all of them where none does. */
export function localitiesMatching(localities: readonly Locality[], text: string): readonly Locality[] {
  const wanted = text.trim().toLowerCase();
  const found = localities.filter(({ id, name }) =>
    [name.toLowerCase(), id.replaceAll('-', ' ')].some((spelling) => spelling.includes(wanted)),
  );
  return found.length > 0 ? found : localities;
}
