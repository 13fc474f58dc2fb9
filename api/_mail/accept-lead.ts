import { createHash, randomUUID } from 'node:crypto';
import { type Lead, type LeadKind, type LeadMeta, parseLead } from '../../src/features/leads/lead-schema.ts';
import { type Answer, answers } from './answers.ts';
import { type ReadPhone, readPhone } from './phone.ts';

/** The fields of all kinds side by side; a lead of any kind fits. */
export interface LeadFields {
  readonly phone: string;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly venue?: string | undefined;
  readonly eventType?: string | undefined;
  readonly location?: string | undefined;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly guests?: string | undefined;
  readonly whatsapp?: boolean | undefined;
  readonly message?: string | undefined;
}

export interface AcceptedLead {
  readonly kind: LeadKind;
  /** The client's id, or one of ours where it gave none. */
  readonly id: string;
  /** Id and content: the same for each repeat, another one when the id is used for other words. */
  readonly key: string;
  readonly fields: LeadFields;
  readonly phone: ReadPhone;
  readonly meta: LeadMeta;
}

/** What a stranger sent: a lead, or the answer that says what is wrong with it. Never throws. */
export function acceptLead(text: string): { readonly lead: AcceptedLead } | { readonly problem: Answer } {
  const body = parseObject(text);
  if (!body) return { problem: answers.malformed };
  const result = parseLead(body);
  if (!result.ok) return { problem: answers.wrongFields(result.fields) };
  return { lead: identify(result.kind, result.lead) };
}

function identify(kind: LeadKind, { meta = {}, ...fields }: Lead): AcceptedLead {
  const id = (meta.id ?? randomUUID()).toLowerCase();
  const content = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12);
  return { kind, id, key: `${id}.${content}`, fields, phone: readPhone(fields.phone), meta };
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
