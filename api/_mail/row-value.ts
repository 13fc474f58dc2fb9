/** A text whose lines are kept, or a list. */
export type RowValue = string | RowList;

export interface RowList {
  readonly items: readonly string[];
  readonly isOrdered?: boolean;
}

/** In plain text. Further lines are indented, so that one of the visitor's cannot imitate another row. */
export function toIndentedText(value: RowValue): string {
  const text = typeof value === 'string' ? value : itemTexts(value).join('\n');
  return text.replace(/\n(?!\n)/g, '\n    ');
}

const itemTexts = ({ items, isOrdered }: RowList) =>
  isOrdered ? items.map((item, index) => `${index + 1}. ${item}`) : items;
