/** The most similar known word; undefined where more than a third of the letters differs. */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(1, Math.ceil(word.length / 3)) ? best.candidate : undefined;
}

/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const substitution = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      current.push(Math.min(substitution, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    last = current;
  }
  return last.at(-1) ?? 0;
}
