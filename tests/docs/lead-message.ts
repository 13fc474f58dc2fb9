import { createHash, randomUUID } from 'node:crypto';
import { parseReceivedLead } from '../../api/_mail/received-lead.ts';
import { postedFields, webhookMessage } from '../../api/_mail/webhook.ts';

/** The `webhook-id` of a message: the lead's id and a hash of its content. */
export function webhookIdOf({ data }: ReturnType<typeof leadMessage>): string {
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  return `${data.id}-${hash.slice(0, 12)}`;
}

/** A message as `docs/webhook.md` describes it, with a new id. */
export function leadMessage(fields: Readonly<Record<string, unknown>> = {}) {
  return {
    type: 'lead.created',
    version: 1,
    timestamp: '2026-11-22T10:00:05.000Z',
    data: {
      id: randomUUID(),
      kind: 'enquiry',
      receivedAt: '2026-11-22T10:00:00.000Z',
      callBy: '2026-11-22T14:00:00.000Z',
      language: 'en-IN',
      phone: '+919876543210',
      name: 'Asha वर्मा',
      ...fields,
    },
  };
}

function receive(body: object) {
  const received = parseReceivedLead(JSON.stringify(body));
  if (!received.lead) throw new Error('The lead is not valid');
  return received.lead;
}

/** What the function posts for this request body: the `webhook-id` and the message. */
export function leadPost(body: object) {
  const lead = receive(body);
  return [lead.key, webhookMessage(lead, new Date())] as const;
}

/** The names of all fields that the function can post. */
export const postedNames = () => Object.keys(postedFields(receive({ phone: '9876543210' }), new Date()));
