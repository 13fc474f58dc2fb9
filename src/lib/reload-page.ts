/** Loads the page again. In WebKit a reload alone would empty the fields of the page, and keep the server's refusal. */
export const reloadPage = (): Promise<void> =>
  import('./reload-with-input.ts').then(
    (module) => module.reloadWithInput(),
    () => window.location.reload(),
  );
