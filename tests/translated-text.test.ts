/**
 * A browser's translation exchanges each text node, so React can neither update nor remove one that it has rendered among siblings.
 * A text beside a conditional element, or exchanged for one, therefore has an element of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** The children that a node stands for: `T` a text (or what may be one), `E` an element; `t` and `e` where they are conditional. */
function childrenOf(node: ESTree.Node, code: string): string {
  const of = (child: ESTree.Node) => childrenOf(child, code);
  const isElement = (name: string) =>
    /^(children|undefined)$/.test(name) || new RegExp(`const ${name} =[^;]*?<[A-Za-z]`).test(code);
  if (node.type === 'JSXText') return node.value.trim() ? 'T' : '';
  if (node.type === 'Literal') return `${node.value ?? ''}`.trim() ? 'T' : '';
  if (node.type === 'JSXEmptyExpression') return '';
  if (node.type === 'JSXFragment') return node.children.map(of).join('');
  if (node.type === 'JSXElement' || node.type === 'BlockStatement') return 'E';
  if (node.type === 'Identifier') return isElement(node.name) ? 'E' : 'T';
  if (node.type === 'MemberExpression' && 'name' in node.property && node.property.name === 'children')
    return 'E';
  if (node.type === 'LogicalExpression' && node.operator === '&&') return of(node.right).toLowerCase();
  if (node.type === 'ConditionalExpression') {
    const branches = of(node.consequent) + of(node.alternate);
    return /e/i.test(branches) ? branches.toLowerCase() : 't';
  }
  const [callback] = node.type === 'CallExpression' ? node.arguments : [];
  if (callback?.type === 'ArrowFunctionExpression') return of(callback.body).toLowerCase();
  return 'expression' in node && typeof node.expression === 'object' ? of(node.expression) : 'T';
}

/** The places of the elements in which a text stands beside what may appear, disappear or change. */
function violations(file: string, code: string): string[] {
  const found: string[] = [];
  const check = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    const children = node.children.map((child) => childrenOf(child, code)).join('');
    if (children.length > 1 && /t/i.test(children) && /[te]/.test(children))
      found.push(`${file}:${code.slice(0, node.start).split('\n').length}`);
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(file, code).program);
  return found;
}

test('translation · no text stands beside a conditional element, or is exchanged for one', () => {
  const root = join(import.meta.dirname, '../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(files.flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  '<p>{error && <b />} {m.text()}</p>',
  '<p>{isOpen ? <b /> : m.text()}</p>',
  '<p>{count} {isOpen ? m.open() : m.closed()}</p>',
  '<p>{isOpen ? <>{m.text()} <b /></> : <i />}</p>',
  '<>{items?.map((item) => <b key={item} />)}{label}</>',
])('translation · %s is refused', (code) => {
  expect(violations('x.tsx', `const x = ${code};`)).toHaveLength(1);
});
