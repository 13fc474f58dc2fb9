import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, best practices included: one line a fault. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Through the debugger, which the content policy does not hold.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      // New in WCAG 2.2, and off by itself.
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}

/** A phone and a desk. */
export const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
