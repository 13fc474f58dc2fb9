/** A code block of a recipe: what to run (`sh`), a file to write (`json`), or lines of a file to replace (`diff`). */
interface Block {
  readonly kind: 'sh' | 'json' | 'diff';
  /** Of `json` and `diff`. */
  readonly file: string;
  readonly lines: readonly string[];
}

export interface Recipe {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The recipes of a Markdown document: its `###` sections that have code blocks with a file or commands. */
export function recipesIn(markdown: string): Recipe[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      blocks: [...section.matchAll(/^```(sh|json|diff)(?: (\S+))?\n([\s\S]*?)\n```$/gm)].map(
        ([, kind, file = '', text = '']) => ({ kind: kind as Block['kind'], file, lines: text.split('\n') }),
      ),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/**
 * Deletes each line with `-` and writes the lines with `+` that follow in its place. A line that ends in `…` stands for one that begins
 * with it. Throws where the text has no such line.
 */
export function replaceLines(text: string, diff: readonly string[]): string {
  const lines = text.split('\n');
  let at = 0;
  for (const change of diff) {
    const line = change.slice(1);
    if (change.startsWith('-')) {
      const [start, rest] = line.split('…');
      at = lines.findIndex((one) => one === line || (rest === '' && one.startsWith(start ?? '')));
      if (at < 0) throw new Error(`There is no line "${line}"`);
      lines.splice(at, 1);
    } else {
      lines.splice(at, 0, line);
      at += 1;
    }
  }
  return lines.join('\n');
}
