/** One sentence about a lead whose form is no longer on the screen. */
export interface LeadNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

let current: LeadNotice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice until it is dismissed or replaced; null takes it away. The host `<LeadDialogs/>` draws it. */
export function showLeadNotice(notice: LeadNotice | null): void {
  if (notice === current) return;
  current = notice;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const leadNoticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => current,
  getOnServer: () => null,
};
