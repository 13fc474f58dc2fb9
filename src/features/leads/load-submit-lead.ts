type SubmitLead = typeof import('./submit-lead.ts');

let loaded: SubmitLead | undefined;

/** The code that checks leads and stores them, if it is loaded: then a form says at once what is wrong. */
export const loadedSubmitLead = (): SubmitLead | undefined => loaded;

/** Loads it when a visitor begins to write. Rejects if it cannot be loaded; the next call tries again. */
export async function loadSubmitLead(): Promise<SubmitLead> {
  loaded ??= await import('./submit-lead.ts');
  return loaded;
}

/** The module of a form, with what sends: a form that is open can send without a network. */
export async function withSending<Module>(form: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([form, loadSubmitLead()]);
  return module;
}
