/** What one venue says in a row; `ask` where it was not told. */
export interface CompareCell {
  readonly text: string;
  readonly ask?: true;
}

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One a venue, in their order. */
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

export const notTold = 'Not told: ask';
/** What was not told. */
export const ask: CompareCell = { text: notTold, ask: true };
/** Where a row is another venue's and says nothing about this one. */
export const none: CompareCell = { text: '–' };

/** A text, or what was not told. */
export const cell = (text: string | undefined): CompareCell => (text === undefined ? ask : { text });

/** A row, marked where venues differ in what was told. */
export function row(id: string, label: string, cells: readonly CompareCell[]): CompareRow {
  // What was not told is no difference: nobody knows.
  const told = cells.filter((one) => !one.ask).map(({ text }) => text);
  return { id, label, cells, differs: new Set(told).size > 1 };
}
