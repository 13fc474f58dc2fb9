/** What this reads of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: { readonly declarations?: readonly { readonly id: Name; readonly init: Node }[] };
  readonly expression?: Node;
  readonly properties?: readonly Property[];
  readonly elements?: readonly Node[];
}
interface Property {
  readonly start: number;
  readonly end: number;
  readonly key?: Name;
  readonly value?: Node;
}
interface Name {
  readonly name?: string;
  readonly value?: unknown;
}

/** `{ … } satisfies VenueEntry` without its type. */
function plain(node: Node | undefined): Node | undefined {
  let inner = node;
  while (inner?.expression) inner = inner.expression;
  return inner;
}

/** The value of an export in the source of a module; `undefined` where there is none. Throws where the source cannot be parsed. */
async function exportedValue(source: string, name: string): Promise<Node | undefined> {
  const { parseAst } = await import('vite');
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] };
  const declarations = body.flatMap(({ declaration }) => declaration?.declarations ?? []);
  return declarations.find(({ id }) => id.name === name)?.init;
}

/** The start of an object in the value that a module exports, and its properties; undefined where it has none at the path. */
export async function propertiesAt(source: string, exportName: string, path: readonly string[]) {
  let node = plain(await exportedValue(source, exportName));
  for (const key of path) node = plain(node?.properties?.find((one) => nameOf(one.key) === key)?.value);
  return (
    node && {
      start: node.start,
      properties: (node.properties ?? []).map((field) => ({ ...field, name: nameOf(field.key) })),
    }
  );
}

/**
 * The line, from 1, of a field in the value that a module exports; of the nearest one around it where it is not written.
 * `undefined` where the module cannot be parsed.
 */
export async function lineOf(
  text: string,
  exportName: string,
  path: readonly unknown[],
): Promise<number | undefined> {
  try {
    let node = await exportedValue(text, exportName);
    if (!node) return 1;
    let { start } = node;
    for (const key of path) {
      const parent = plain(node);
      const property: Part | undefined = parent?.properties?.find((one) => nameOf(one.key) === key);
      const next: Part | undefined = typeof key === 'number' ? parent?.elements?.[key] : property;
      if (!next) break;
      start = next.start;
      node = 'value' in next ? next.value : (next as Node);
    }
    return text.slice(0, start).split('\n').length;
  } catch {
    return undefined;
  }
}

type Part = Node | Property;
const nameOf = (key: Name | undefined) => key?.name ?? key?.value;
