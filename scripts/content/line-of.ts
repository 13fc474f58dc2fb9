/** What this reads of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly declaration?: { readonly declarations?: readonly { readonly id: Name; readonly init: Node }[] };
  readonly expression?: Node;
  readonly properties?: readonly { readonly start: number; readonly key?: Name; readonly value?: Node }[];
  readonly elements?: readonly Node[];
}
interface Name {
  readonly name?: string;
  readonly value?: unknown;
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
  const { parseAst } = await import('vite');
  try {
    const { body } = parseAst(text, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] };
    const [exported] = body.flatMap(({ declaration }) =>
      (declaration?.declarations ?? []).filter(({ id }) => id.name === exportName),
    );
    if (!exported) return 1;
    let node: Node | undefined = exported.init;
    let { start } = node;
    for (const key of path) {
      // `{ … } satisfies VenueEntry`
      while (node?.expression) node = node.expression;
      const property: Part | undefined = node?.properties?.find((one) => nameOf(one.key) === key);
      const next: Part | undefined = typeof key === 'number' ? node?.elements?.[key] : property;
      if (!next) break;
      start = next.start;
      node = 'value' in next ? next.value : (next as Node);
    }
    return text.slice(0, start).split('\n').length;
  } catch {
    return undefined;
  }
}

type Part = Node | NonNullable<Node['properties']>[number];
const nameOf = (key: Name | undefined) => key?.name ?? key?.value;
