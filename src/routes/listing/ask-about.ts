import { openCallBackDialog } from '../../lib/lead-dialog.ts';

/** "Ask us" on a card: a call-back that names the question. */
export function askAbout(question: string): void {
  openCallBackDialog({ control: 'venue card', about: question });
}
