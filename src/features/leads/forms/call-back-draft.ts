import { site } from '../../../content/site.ts';
import { m } from '../../../i18n/compiled/messages.js';

/** A call-back request as a WhatsApp message. */
export function callBackDraft(about?: string): string {
  const { name } = site;
  return about ? m.leads_draft_call_back_about({ name, about }) : m.leads_draft_call_back({ name });
}
