import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { test as base, describe, expect } from 'vitest';
import { postWebhook } from '../../api/_mail/webhook.ts';
import { webhookSecret } from '../api/webhook-receiver.ts';
import { leadMessage, leadPost, webhookIdOf } from './lead-message.ts';

const receiver = join(import.meta.dirname, '../../docs/examples/webhook-receiver.mjs');
const webhook = new Webhook(webhookSecret);

interface Delivery {
  readonly leadId: string;
  /** `webhook-id`. */
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
  readonly signature: string;
}

function delivery(message = leadMessage(), sentAt = new Date()): Delivery {
  const unsigned = { id: webhookIdOf(message), sentAt, body: JSON.stringify(message) };
  return {
    ...unsigned,
    leadId: message.data.id,
    signature: webhook.sign(unsigned.id, unsigned.sentAt, unsigned.body),
  };
}

const test = base
  /** The ids of the leads that the receiver has stored. */
  .extend('stored', { scope: 'file' }, (): string[] => [])
  .extend('receiver', { scope: 'file' }, async ({ stored }, { onCleanup }) => {
    const env = { PATH: process.env.PATH, PORT: '0', LEAD_WEBHOOK_SECRET: webhookSecret };
    const child = spawn(process.execPath, [receiver], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    onCleanup(() => {
      child.kill();
    });
    createInterface(child.stdout).on('line', (line) => stored.push(JSON.parse(line).id));
    const [ready] = (await once(createInterface(child.stderr), 'line')) as [string];
    const url = ready.replace('Listening on ', '');
    return {
      url,
      /** Returns the status. */
      async post({ id, sentAt, body, signature }: Delivery): Promise<number> {
        const headers = {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': signature,
        };
        return (await fetch(url, { method: 'POST', headers, body })).status;
      },
    };
  })
  /** Posts a delivery, and returns what is stored when it is. */
  .extend('storedBefore', ({ receiver, stored }) => async (last: Delivery) => {
    await receiver.post(last);
    await expect.poll(() => stored).toContain(last.leadId);
    return stored;
  });

describe('webhook receiver', () => {
  test('webhook receiver · one of several signatures is enough', async ({ receiver }) => {
    const lead = delivery();
    const other = new Webhook(`whsec_${Buffer.alloc(32, 9).toString('base64')}`);
    const signature = `${other.sign(lead.id, lead.sentAt, lead.body)} ${lead.signature}`;
    expect(await receiver.post({ ...lead, signature })).toBe(204);
  });

  test('webhook receiver · a signed lead is answered with 204 and stored, a duplicate too but once', async ({
    receiver,
    storedBefore,
  }) => {
    const lead = delivery();
    const statuses = await Promise.all([receiver.post(lead), receiver.post(lead)]);
    expect([...statuses, await receiver.post(lead)]).toEqual([204, 204, 204]);
    expect((await storedBefore(delivery())).filter((id) => id === lead.leadId)).toHaveLength(1);
  });

  test("webhook receiver · the function's posts: a repeat is skipped, an id reused with other content is stored", async ({
    receiver,
    stored,
  }) => {
    const settings = { url: receiver.url, secret: webhookSecret, format: 'json' } as const;
    const id = randomUUID();
    for (const phone of ['98765 43210', '98765 43210', '98765 43211']) {
      const post = leadPost({ phone, meta: { id } });
      expect(await postWebhook(...post, settings)).toMatchObject({ status: 204 });
    }
    await expect.poll(() => stored.filter((one) => one === id)).toHaveLength(2);
  });

  test('webhook receiver · anything that is not signed as received is answered with 401 and not stored', async ({
    receiver,
    storedBefore,
  }) => {
    const lead = delivery();
    const changed = [
      { ...lead, signature: `v1,${Buffer.alloc(32).toString('base64')}` },
      { ...lead, signature: '' },
      { ...lead, body: lead.body.replace('+919876543210', '+919876543211') },
      { ...lead, id: delivery().id },
      { ...lead, sentAt: new Date(lead.sentAt.getTime() + 1000) },
      // Signed, but six minutes old or in the future.
      ...[-6, 6].map((minutes) => delivery(leadMessage(), new Date(Date.now() + minutes * 60_000))),
    ];
    for (const one of changed) expect(await receiver.post(one)).toBe(401);
    expect(await storedBefore(delivery())).not.toContain(lead.leadId);
  });

  test('webhook receiver · a body of more than 64 KB is answered with 413', async ({ receiver }) => {
    expect(await receiver.post(delivery(leadMessage({ message: 'x'.repeat(64 * 1024) })))).toBe(413);
  });

  test('webhook receiver · another type or version is answered with 204 and not stored', async ({
    receiver,
    storedBefore,
  }) => {
    const others = [
      { ...leadMessage(), version: 2 },
      { ...leadMessage(), type: 'lead.deleted' },
    ];
    for (const message of others) expect(await receiver.post(delivery(message))).toBe(204);
    const stored = await storedBefore(delivery());
    for (const { data } of others) expect(stored).not.toContain(data.id);
  });
});
