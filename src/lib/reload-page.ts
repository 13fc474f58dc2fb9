import { isBuildServed } from './load-data.ts';

/**
 * Loads the page again, if the server answers: without network what was typed would be lost. In WebKit a reload alone would empty
 * the fields of the page, and keep the server's refusal.
 */
export async function reloadPage(): Promise<void> {
  if (!(await isBuildServed().catch(() => false))) return;
  await import('./reload-with-input.ts').then(
    (module) => module.reloadWithInput(),
    () => window.location.reload(),
  );
}
