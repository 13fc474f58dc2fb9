import { openLeadDialog } from '../../lib/lead-dialog.ts';

/** "Ask us" on a card: a call-back that names the question. */
export function askAbout(question: string): void {
  openLeadDialog({ dialog: 'callback', control: 'venue card', about: question });
}
