import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly axe: { run(context: Node, options: RunOptions): Promise<AxeResults> };
}

/**
 * The violations that axe finds in the open dialog, which makes the page behind it inert, or else in the page; best
 * practices included, as one line each.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  // The content security policy does not apply to `evaluate`.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as Axe).axe.run(document.querySelector('dialog[open], [role="dialog"]') ?? document, {
      resultTypes: ['violations'],
      // New in WCAG 2.2 and off by default.
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
