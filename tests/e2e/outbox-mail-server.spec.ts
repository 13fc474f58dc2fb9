import type { SmtpBehaviour } from '../api/smtp-test-server.ts';
import { startSmtpTestServer } from '../api/smtp-test-server.ts';
import { expect } from './fixtures.ts';
import { placesWith, refusingAddress, test } from './lead-desk.ts';
import { askForCall, askInVain, expected, idsOf, somethingWrong, thanks, ways } from './outbox-steps.ts';
import { dialogIn, visit, watchSends } from './visit.ts';

/** smtp-server's own certificate is signed by nobody. */
async function untrustedAddress() {
  const server = { secure: true, disabledCommands: ['AUTH' as const] };
  return startSmtpTestServer({ scheme: 'smtps', server });
}

interface Failure {
  readonly what: string;
  readonly status: number;
  readonly goes: keyof typeof ways;
  /** What the mail server does until it takes mails again. */
  readonly script?: readonly SmtpBehaviour[];
  /** The address that the function is given until it is put right. */
  readonly address?: () => Promise<string>;
}

const failures: readonly Failure[] = [
  { what: 'refuses connections', status: 502, goes: 'by Send now', address: refusingAddress },
  {
    what: 'has no such name',
    status: 502,
    goes: 'when a page is opened next',
    address: async () => 'smtp://mail.invalid:2525',
  },
  {
    what: 'hangs before its greeting',
    status: 504,
    goes: 'by Send now',
    script: ['hang before greeting', 'hang before greeting'],
  },
  {
    what: 'hangs after DATA',
    status: 504,
    goes: 'when a page is opened next',
    script: ['hang after DATA', 'hang after DATA'],
  },
  {
    what: 'drops the connection within DATA',
    status: 502,
    goes: 'when the network returns',
    script: ['drop within DATA', 'drop within DATA'],
  },
  {
    what: 'answers 421',
    status: 502,
    goes: 'by Send now on the page, the dialog being closed',
    script: [{ reply: 421 }, { reply: 421 }],
  },
  { what: 'answers 550', status: 502, goes: 'when the network returns', script: [{ reply: 550 }] },
];

for (const { what, status, goes, script, address } of failures) {
  test(`lead · a mail server that ${what}: told, kept, and delivered ${goes}, once`, async ({
    page,
    desk,
    phone,
    allowErrors,
  }) => {
    allowErrors(expected);
    const server = script && (await desk.mailServer(...script, 'accept'));
    if (address) desk.sendThrough(await address());
    const sends = watchSends(page);
    await askInVain(page, phone, somethingWrong);
    // A resolver that is slow to say no is out of time.
    expect(desk.statuses().map((one) => (address && one === 504 ? 502 : one))).toEqual([status]);
    const working = server ?? (await desk.mailServer('accept'));
    await ways[goes](page);
    expect(idsOf(sends).size).toBe(1);
    expect(working.mails).toHaveLength(1);
    expect(working.mails[0]?.messageId).toContain([...idsOf(sends)][0]);
    expect(await placesWith(page, phone)).toEqual([]);
    expect(desk.log.join()).not.toContain(phone);
  });
}

test('lead · a mail server with a bad certificate: told, kept, and delivered once it is put right', async ({
  page,
  desk,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const untrusted = await untrustedAddress();
  desk.sendThrough(untrusted.url);
  await askInVain(page, phone, somethingWrong);
  expect(untrusted.mails).toHaveLength(0);
  await untrusted.close();
  const working = await desk.mailServer('accept');
  await ways['when the network returns'](page);
  expect([desk.statuses(), working.mails.length]).toEqual([[502, 200], 1]);
});

test('lead · a connection that drops after the final dot: the visitor is thanked, the mailbox sees one Message-ID', async ({
  page,
  desk,
  phone,
}) => {
  const server = await desk.mailServer('drop after the final dot', 'accept');
  await visit(page, '/');
  await askForCall(page, phone);
  await expect(dialogIn(page).getByText(thanks, { exact: true })).toBeVisible();
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
  expect(await placesWith(page, phone)).toEqual([]);
});
