import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from './built-site.ts';

/** Every page has the CSS of the shell, and has it first. */
const shell = readFileSync(join(dist, 'shell.html'), 'utf8');
const chunks = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.css') && !shell.includes(file))
  .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'));

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

function compareOrders(chunks: readonly string[]): string[] {
  const elements = [...document.querySelectorAll('body *:not(svg *, li:nth-child(n + 3) *)')];
  const added = document.head.appendChild(document.createElement('style'));
  const propertiesOf = (rules: Iterable<CSSRule>): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? rule.style : []),
      ...(rule instanceof CSSGroupingRule ? propertiesOf(rule.cssRules) : []),
    ]);
  const stylesAfter = (css: readonly string[]) => {
    added.textContent = css.join('');
    const properties = [...new Set(propertiesOf(added.sheet?.cssRules ?? []))].sort();
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property)).join();
    });
  };
  const [one, other] = [stylesAfter(chunks), stylesAfter([...chunks].reverse())];
  added.remove();
  return elements
    .filter((_, index) => one[index] !== other[index])
    .slice(0, 5)
    .map((element) => `depends on the order of CSS: <${element.localName} class="${element.className}">`);
}
