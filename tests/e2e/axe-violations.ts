import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds in the page's current state, best practices included, as one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The content security policy does not apply to `evaluate`.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      // New in WCAG 2.2 and off by default.
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
