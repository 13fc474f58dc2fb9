/** A page that comes faster than this shows no line, in milliseconds. */
const patience = 150;

let loads = 0;
let late = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setLate(next: boolean) {
  if (late === next) return;
  late = next;
  for (const listener of listeners) listener();
}

/** Says that a page's code or data is on its way. Each call is answered by one `endPageLoad`. */
export function startPageLoad(): void {
  loads += 1;
  if (loads === 1) timer = setTimeout(() => setLate(true), patience);
}

/** The page has come, or will not. */
export function endPageLoad(): void {
  loads = Math.max(0, loads - 1);
  if (loads > 0) return;
  clearTimeout(timer);
  setLate(false);
}

/** For `useSyncExternalStore`: whether a page is taking longer than it should. */
export const pageLoadStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => late,
  getOnServer: () => false,
};
