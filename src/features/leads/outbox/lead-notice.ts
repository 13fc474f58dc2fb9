import { create } from 'zustand';

interface LeadNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The notice about a lead whose form is no longer shown, or null. `<LeadNotices/>` renders it. */
export const useLeadNotice = create<LeadNotice | null>(() => null);

/** Shows a notice until it is dismissed or replaced; null removes it. */
export function showLeadNotice(notice: LeadNotice | null): void {
  useLeadNotice.setState(notice, true);
}
