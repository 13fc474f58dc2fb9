import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postWebhook } from '../../api/_mail/webhook.ts';
import { startWebhookReceiver, webhookSecret } from '../api/webhook-receiver.ts';
import { leadMessage, leadPost, postedNames, webhookIdOf } from './lead-message.ts';

const source = readFileSync(join(import.meta.dirname, '../../docs/examples/google-sheets.gs'), 'utf8');
type Cell = string | Date;

/** As Sheets stores a text: an apostrophe keeps it as it is, anything else may become a number, a date or a formula. */
function asText(text: string): string {
  if (text !== '' && !text.startsWith("'")) throw new Error(`Sheets may convert ${JSON.stringify(text)}`);
  return text.slice(1);
}

/** The script with stubs of the Apps Script services that it calls. Bytes are signed, as in Apps Script. */
function runScript(secret: string | null = webhookSecret) {
  const rows: Cell[][] = [];
  const lock = { held: false, taken: 0 };
  const toBytes = (buffer: Buffer) => Array.from(new Int8Array(buffer));
  const toBuffer = (bytes: readonly number[]) => Buffer.from(Int8Array.from(bytes));
  const sheet = {
    getLastRow: () => rows.length,
    setFrozenRows: () => undefined,
    appendRow: (cells: Cell[]) => {
      if (!lock.held) throw new Error('Appended without the lock');
      rows.push(cells.map((cell) => (typeof cell === 'string' && rows.length > 0 ? asText(cell) : cell)));
    },
    getRange: (row: number, column: number, count: number) => ({
      createTextFinder: (text: string) => ({
        matchEntireCell: () => ({
          findNext: () =>
            rows.slice(row - 1, row - 1 + count).find((cells) => cells[column - 1] === text) ?? null,
        }),
      }),
    }),
  };
  let inserted = false;
  const context = vm.createContext({
    console: { log: () => undefined },
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => (name === 'LEAD_WEBHOOK_SECRET' ? secret : null),
      }),
    },
    Utilities: {
      base64Decode: (text: string) => toBytes(Buffer.from(text, 'base64')),
      base64Encode: (bytes: readonly number[]) => toBuffer(bytes).toString('base64'),
      newBlob: (text: string) => ({ getBytes: () => toBytes(Buffer.from(text)) }),
      computeHmacSha256Signature: (value: readonly number[], key: readonly number[]) =>
        toBytes(createHmac('sha256', toBuffer(key)).update(toBuffer(value)).digest()),
    },
    LockService: {
      getScriptLock: () => ({
        waitLock: () => {
          lock.held = true;
          lock.taken += 1;
        },
        releaseLock: () => {
          lock.held = false;
        },
      }),
    },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => ({
        getSheetByName: () => (inserted ? sheet : null),
        insertSheet: () => {
          inserted = true;
          return sheet;
        },
      }),
      flush: () => undefined,
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
    },
  });
  vm.runInContext(source, context, { filename: 'google-sheets.gs' });
  return {
    rows,
    lock,
    /** Returns the result that the script answers. */
    post(contents: string | undefined): string {
      const event = JSON.stringify(contents === undefined ? {} : { postData: { contents } });
      const output = vm.runInContext(`doPost(${event})`, context);
      expect(output.type).toBe('application/json');
      return JSON.parse(output.text).result;
    },
    /** The stored values of the newest row by column. */
    newest(): Readonly<Record<string, Cell>> {
      const [header = [], ...leads] = rows;
      return Object.fromEntries((leads.at(-1) ?? []).map((cell, i) => [String(header[i]), cell]));
    },
  };
}

/** A signed envelope; `changes` replace its fields after signing. */
function envelope(message: ReturnType<typeof leadMessage>, changes: object = {}, sentAt = new Date()) {
  const payload = JSON.stringify(message);
  const id = webhookIdOf(message);
  const signature = new Webhook(webhookSecret).sign(id, sentAt, payload);
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  return JSON.stringify({ id, timestamp, signature, payload, ...changes });
}

describe('Google Sheets', () => {
  test('Google Sheets · a signed lead is appended below a header row', () => {
    const script = runScript();
    const message = leadMessage({ venue: 'Hotel Raj Mahal', whatsapp: true });
    expect(script.post(envelope(message))).toBe('appended');
    expect(script.rows).toHaveLength(2);
    expect(script.newest()).toMatchObject({
      id: message.data.id,
      webhookId: webhookIdOf(message),
      phone: '+919876543210',
      name: 'Asha वर्मा',
      venue: 'Hotel Raj Mahal',
      whatsapp: 'yes',
      email: '',
    });
    // A Date of the script's realm is no instance of this one's.
    expect(String(script.newest().receivedAt)).toBe(String(new Date(message.data.receivedAt)));
  });

  test.each([
    [{ low: 236_000, high: 252_000 }, '236000 to 252000'],
    [{ low: 236_000, high: 236_000 }, '236000'],
  ])('Google Sheets · the total that the family saw is a text: %o', (total, cell) => {
    const script = runScript();
    script.post(envelope(leadMessage({ total: { ...total, functions: [], notCounted: [] } })));
    expect(script.newest()).toMatchObject({ total: cell });
  });

  test('Google Sheets · the totals of several venues are a text with their names', () => {
    const script = runScript();
    const totals = [
      { venue: 'Milan Vatika', low: 236_000, high: 252_000 },
      { venue: 'Samar Grand', low: 200_000, high: 200_000 },
    ];
    script.post(envelope(leadMessage({ totals })));
    expect(script.newest()).toMatchObject({ totals: 'Milan Vatika: 236000 to 252000; Samar Grand: 200000' });
  });

  test('Google Sheets · every field that is posted is in docs/webhook.md, and every field there has a column', () => {
    const script = runScript();
    script.post(envelope(leadMessage()));
    const described = readFileSync(join(import.meta.dirname, '../../docs/webhook.md'), 'utf8');
    const fields = new Set([...described.matchAll(/`data\.(\w+)`/g)].map(([, field = '']) => field));
    expect(fields.size).toBeGreaterThan(15);
    expect([...fields]).toEqual(expect.arrayContaining(postedNames()));
    expect([...(script.rows[0] ?? [])].sort()).toEqual([...fields, 'webhookId'].sort());
  });

  test('Google Sheets · the answers of an owner and the open questions of venues are texts', () => {
    const script = runScript();
    const answers = [
      { question: 'vegPlate', answer: '650', replaces: '500' },
      { question: 'hallSeats', hall: 2, answer: '300' },
    ];
    const questions = [{ venue: 'Milan Vatika', questions: ['rooms', 'corkage'] }];
    script.post(envelope(leadMessage({ answers, questions })));
    expect(script.newest()).toMatchObject({
      answers: 'vegPlate: 650; hallSeats 2: 300',
      questions: 'Milan Vatika: rooms, corkage',
    });
  });

  test("Google Sheets · the function's posts: a repeat is skipped, an id reused with other content is another row", async () => {
    const script = runScript();
    const receiver = await startWebhookReceiver();
    onTestFinished(receiver.close);
    const settings = { url: receiver.url, secret: webhookSecret, format: 'envelope' } as const;
    const id = randomUUID();
    for (const phone of ['98765 43210', '98765 43210', '98765 43211']) {
      await postWebhook(...leadPost({ phone, meta: { id } }), settings);
    }
    const results = receiver.posts.map(({ body }) => script.post(body));
    expect(results).toEqual(['appended', 'duplicate', 'appended']);
    expect([script.rows.length, script.lock]).toEqual([3, { held: false, taken: 3 }]);
    expect(script.newest()).toMatchObject({ id, kind: 'callback', phone: '+919876543211' });
  });

  test('Google Sheets · anything that is not signed as received, and broken JSON, is rejected', () => {
    const script = runScript();
    const message = leadMessage();
    const other = new Webhook(`whsec_${Buffer.alloc(32, 9).toString('base64')}`);
    const bodies = [
      envelope(message, { signature: other.sign(webhookIdOf(message), new Date(), JSON.stringify(message)) }),
      envelope(message, { signature: undefined }),
      envelope(message, { payload: JSON.stringify(leadMessage()) }),
      envelope(message, { id: 'other' }),
      envelope(message, { timestamp: String(Math.floor(Date.now() / 1000) + 9) }),
      envelope(message, {}, new Date(Date.now() - 6 * 60_000)),
      envelope(message, {}, new Date(Date.now() + 6 * 60_000)),
      JSON.stringify(message),
      ...[undefined, '', '{', 'null', '5', '[]', '"text"', '{"id":'],
    ];
    for (const body of bodies) expect(script.post(body)).toBe('rejected');
    expect(script.rows).toEqual([]);
  });

  test('Google Sheets · one of several signatures is enough', () => {
    const script = runScript();
    const { signature, ...rest } = JSON.parse(envelope(leadMessage()));
    expect(script.post(JSON.stringify({ ...rest, signature: `v1,AAAA ${signature}` }))).toBe('appended');
  });

  test('Google Sheets · another type or version is ignored', () => {
    const script = runScript();
    expect(script.post(envelope({ ...leadMessage(), version: 2 }))).toBe('ignored');
    expect(script.post(envelope({ ...leadMessage(), type: 'lead.deleted' }))).toBe('ignored');
    expect(script.rows).toEqual([]);
  });

  test.for([
    '=HYPERLINK("https://example.com","x")',
    '+1+1',
    '-1+1',
    '@SUM(1,1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '＝1+1',
    "'=1+1",
    '12 Feb',
    'Feb 12',
    '10-12',
    '09876543210',
    '7 pm',
    'TRUE',
    'Asha',
  ])('Google Sheets · %j is stored as the text that it is', (text) => {
    const script = runScript();
    const fields = { name: text, message: text, venue: text, phone: text };
    expect(script.post(envelope(leadMessage(fields)))).toBe('appended');
    expect(script.newest()).toMatchObject(fields);
  });

  test('Google Sheets · the venues and functions of a request for free dates are text in one cell each', () => {
    const script = runScript();
    const post = (...functions: object[]) =>
      script.post(envelope(leadMessage({ kind: 'dates', venues: ['Milan Vatika', '=1+1'], functions })));
    post(
      { label: 'Sangeet', guests: 400, dates: ['2099-02-11', '2099-02-13'] },
      { label: 'Wedding', dates: ['2099-02-14'] },
    );
    expect(script.newest()).toMatchObject({
      venues: 'Milan Vatika; =1+1',
      functions: 'Sangeet (400): 2099-02-11, 2099-02-13; Wedding: 2099-02-14',
    });
    const planned = { guests: 400, vegShare: 0.6, rooms: 20, venues: ['Milan Vatika', 'Samar Grand'] };
    post({ label: 'Sangeet', ...planned, dates: ['2099-02-11'] });
    expect(script.newest().functions).toBe(
      'Sangeet (400, 60% veg, 20 rooms, at Milan Vatika or Samar Grand): 2099-02-11',
    );
    post({ label: '=1+1', dates: ['2099-02-11'] });
    expect(script.newest().functions).toBe('=1+1: 2099-02-11');
  });

  test('Google Sheets · the columns of an earlier version of the script come first', () => {
    const script = runScript();
    script.post(envelope(leadMessage()));
    expect(script.rows[0]?.slice(21, 36)).toEqual([
      'webhookId',
      'venues',
      'functions',
      'total',
      'phones',
      'phoneTyped',
      'callTime',
      'totals',
      'video',
      'visitorOffset',
      'plan',
      'city',
      'venueId',
      'answers',
      'questions',
    ]);
  });

  test('Google Sheets · without the secret the script fails with a sentence that names it', () => {
    expect(() => runScript(null).post(envelope(leadMessage()))).toThrow(/LEAD_WEBHOOK_SECRET is not set/);
  });
});
