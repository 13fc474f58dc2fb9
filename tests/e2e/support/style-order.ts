import type { Page } from '@playwright/test';
import { list, read } from '../../build/built-files.ts';

/** Every page has the CSS of the shell, and has it first. */
const shell = read('shell.html');
const chunks = list('.css')
  .filter((file) => !shell.includes(file))
  .map(read);

/** Elements that look different when the CSS of pages and dialogs has arrived in the reverse order, on screen or on paper. */
export async function findOrderViolations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    found.push(...(await page.evaluate(compareOrders, chunks)));
  }
  await page.emulateMedia({ media: null });
  return found;
}

/** Compares what has rules of several chunks, in the properties of these rules. */
function compareOrders(chunks: readonly string[]): string[] {
  const elements = new Set(document.querySelectorAll('body *:not(svg *, li:nth-child(n + 3) *)'));
  const given = new Map<Element, { chunks: Set<string>; properties: Set<string> }>();
  const collect = (rules: Iterable<CSSRule>, chunk: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules, chunk);
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const element of document.body.querySelectorAll(rule.selectorText)) {
        if (!elements.has(element)) continue;
        const known = given.get(element) ?? { chunks: new Set(), properties: new Set() };
        given.set(element, known);
        known.chunks.add(chunk);
        for (const property of rule.style) known.properties.add(property);
      }
    }
  };
  for (const chunk of chunks) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(chunk);
    collect(sheet.cssRules, chunk);
  }
  const contested = [...given].filter(([, known]) => known.chunks.size > 1);
  const added = document.head.appendChild(document.createElement('style'));
  const stylesAfter = (css: readonly string[]) => {
    added.textContent = css.join('');
    return contested.map(([element, { properties }]) => {
      const style = getComputedStyle(element);
      return [...properties].map((property) => style.getPropertyValue(property)).join();
    });
  };
  const [one, other] = [stylesAfter(chunks), stylesAfter([...chunks].reverse())];
  added.remove();
  return contested
    .filter((_, index) => one[index] !== other[index])
    .slice(0, 5)
    .map(([{ localName, className }]) => `depends on the order of CSS: <${localName} class="${className}">`);
}
