/** The known word that `word` is most likely meant to be; undefined where none is near (more than a third differs). */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, slips: slipsBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.slips - other.slips);
  const best = ranked[0];
  return best && best.slips <= Math.max(1, Math.ceil(word.length / 3)) ? best.candidate : undefined;
}

/** How many letters must be added, dropped or changed to turn one word into the other. */
function slipsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const change = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(change, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
