import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly axe: {
    run(context: { include: Node; exclude: Node[] }, options: RunOptions): Promise<AxeResults>;
  };
}

/**
 * The violations that axe finds in the open dialog, which makes the page behind it inert, or else in the page; best
 * practices included, as one line each. Of a long list of cards or pictures it sees the first ones, and with `within` only the
 * section around an element.
 */
export async function axeViolations(page: Page, within?: Locator): Promise<string[]> {
  // The content security policy does not apply to `evaluate`.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const element = await within?.elementHandle();
  const results = await page.evaluate(
    (part) =>
      (window as unknown as Axe).axe.run(
        {
          include:
            document.querySelector('dialog[open], [role="dialog"]') ??
            part?.closest('section, aside, header') ??
            document,
          exclude: [...document.querySelectorAll('main li:nth-child(n + 5):has(img)')],
        },
        {
          resultTypes: ['violations'],
          // Paths to the elements: their HTML is shown instead.
          selectors: false,
          // New in WCAG 2.2 and off by default.
          rules: { 'target-size': { enabled: true } },
        },
      ),
    element,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
