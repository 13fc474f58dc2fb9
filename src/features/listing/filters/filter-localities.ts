/** How many choices a long group shows until Show More. */
export const shownAtFirst = 5;

/** Show More stands only where there is more to show, and for localities only while nothing is searched. */
export function canShowMore(choices: readonly string[], text = ''): boolean {
  return text.trim() === '' && choices.length > shownAtFirst;
}

/** The first five choices or all of them; what is chosen stays in sight either way. */
export function visibleChoices<Choice extends string>(
  choices: readonly Choice[],
  chosen: readonly Choice[],
  showAll: boolean,
): readonly Choice[] {
  return showAll
    ? choices
    : choices.filter((choice, index) => index < shownAtFirst || chosen.includes(choice));
}

/** With a search text, the localities that contain it (in any letter case); where none does, all of them. */
export function localitiesFor(localities: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  const found = localities.filter((locality) => locality.toLowerCase().includes(wanted));
  return found.length > 0 ? found : localities;
}
