type Sending = typeof import('./send-lead.ts');

let loaded: Sending | undefined;

/** The code that checks and sends leads: loaded when a visitor begins to write one. Rejects if it cannot be loaded; the next call tries again. */
export async function loadSending(): Promise<Sending> {
  loaded ??= await import('./send-lead.ts');
  return loaded;
}

/** The same if it is loaded. */
export const loadedSending = (): Sending | undefined => loaded;
