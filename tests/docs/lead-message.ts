import { randomUUID } from 'node:crypto';

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

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
