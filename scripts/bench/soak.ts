import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedisServer } from '../../tests/api/redis-server.ts';
import { onShutdown } from '../on-shutdown.ts';
import {
  accepting,
  failures,
  type Mode,
  mayCloseAfterMail,
  startFailingMailServer,
} from './failing-mail-server.ts';
import { ask, postLead, startRole, stopRoles } from './lead-client.ts';
import type { ProcessState } from './lead-process.ts';

// `npm run soak:leads`: two instances of the function against a mail server that cycles through failures, and a Redis that is
// restarted and becomes a replica of another.
// Ports stay below the ephemeral range, so that no outgoing connection takes one while its server is stopped.
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const rate = Number(process.env.SOAK_RATE ?? 20);
const mailPort = Number(process.env.SOAK_PORT ?? 6900);
/** Leads to the current Redis server, as a host name does. */
const redisPort = mailPort + 1;
/** Of the first Redis server, and of the one that replaces it. */
const redisServerPorts = [mailPort + 2, mailPort + 3];

const durationMs = minutes * 60_000;
const maxAnswerMs = 20_000;
/** A request without an answer by then is given up. */
const requestTimeoutMs = 30_000;
/** One cycle of failures takes four minutes; a shorter run shortens its parts, so that each of them runs. */
const scale = Math.min(1, minutes / 4.1);
/** What happens to Redis, by the part of the duration. */
const redisInterruptions = [
  [0.3, restart],
  [0.5, failOver],
  [0.7, restart],
] as const;
const redisStoppedMs = Math.min(60_000, durationMs / 12);
/** An instance connects again within this time; then Redis answers it. */
const reconnectMs = 6_000;
/** One lead in ten is sent again, through the other instance. */
const repeatEvery = 10;
const repeatDelayMs = 1_000;
/** How long a mail may be undecided after the answer. */
const lateMs = 20_000;
/** Growth of the heap between the first and the last third of the run; the cache of 10,000 leads fills meanwhile. */
const maxHeapGrowthMb = 24;

interface SentLead {
  /** Statuses of its requests; 0 for a request without an answer. */
  readonly statuses: number[];
  /** Received mails by Message-ID. */
  readonly mails: Map<string, number>;
  /** Received mails when it was sent again after a success. */
  mailsBeforeRepeat: number | undefined;
  /** Whether Redis answered from the first request to the end of the second. */
  redisAnswered: boolean;
  readonly startedAt: number;
  endedAt: number;
}

/** Times of `performance.now()` between which Redis did not answer every instance. */
interface Outage {
  readonly from: number;
  to: number;
}

const leads: SentLead[] = [];
/** Modes of the mail server in which a lead was sent. */
const modes = new Set<Mode>();
/** In MB, at the end of each accepting part. */
const heaps: number[] = [];
let unhandledRejections = 0;
let slowestMs = 0;
const redisKeyCounts: number[] = [];
const redisProcesses: ChildProcess[] = [];
let [redisServerPort = 0] = redisServerPorts;
/** When the mail server entered a mode, by `performance.now()`. */
const modeChanges: { readonly at: number; readonly mode: Mode }[] = [];
const outages: Outage[] = [];
const pending = new Set<Promise<void>>();
let startedAt = performance.now();
let mode: Mode = accepting;

const elapsedMs = () => performance.now() - startedAt;
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const mailCount = (lead: SentLead) => sum(lead.mails.values());

async function startRedis(port = redisServerPort): Promise<void> {
  redisProcesses.push(await startRedisServer(port));
}

/** Number of keys that the function has stored since Redis was started. */
async function redisKeys(): Promise<number> {
  const client = new Redis(redisServerPort, '127.0.0.1');
  const keys = await client.dbsize();
  client.disconnect();
  return keys;
}

async function sendLead(urls: readonly string[], index: number): Promise<void> {
  const lead: SentLead = {
    statuses: [],
    mails: new Map(),
    mailsBeforeRepeat: undefined,
    redisAnswered: false,
    startedAt: performance.now(),
    endedAt: Number.POSITIVE_INFINITY,
  };
  leads[index] = lead;
  const body = {
    name: `Soak lead ${index}.`,
    email: 'soak@example.com',
    phone: `9${String(index).padStart(9, '0')}`,
    eventType: 'Wedding',
    meta: { id: randomUUID(), page: '/noida', control: 'soak', tookMs: 5_000 },
  };
  const ip = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const attempt = async () => {
    const url = urls[(index + lead.statuses.length) % urls.length] ?? '';
    modes.add(mode);
    const started = performance.now();
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const status = await postLead(url, body, { ip, signal }).catch((error: unknown) => {
      console.error(`no answer: ${error}`);
      return 0;
    });
    slowestMs = Math.max(slowestMs, performance.now() - started);
    lead.statuses.push(status);
    lead.endedAt = performance.now();
  };
  await attempt();
  if (index % repeatEvery !== 0) return;
  await sleep(repeatDelayMs);
  collectMails();
  if (lead.statuses[0] === 200) lead.mailsBeforeRepeat = mailCount(lead);
  await attempt();
  lead.redisAnswered = outages.every(({ from, to }) => lead.endedAt < from || lead.startedAt > to);
}

/** Sends `rate` leads a second for `durationMs`, however long their answers take. */
async function sendLeads(urls: readonly string[]): Promise<void> {
  const total = Math.round((durationMs / 1000) * rate);
  for (let sent = 0; sent < total; await sleep(50)) {
    const due = Math.min(total, (elapsedMs() / 1000) * rate);
    for (; sent < due; sent += 1) {
      const sending = sendLead(urls, sent);
      pending.add(sending);
      sending.finally(() => pending.delete(sending));
    }
  }
}

/** Mails that belong to no lead of this run. */
let strayMails = 0;

function collectMails(): void {
  for (const { subject, text, messageId } of mailServer.takeMails()) {
    const lead = leads[Number(/Soak lead (\d+)\./.exec(`${subject} ${text}`)?.[1] ?? -1)];
    const id = messageId ?? '';
    if (lead) lead.mails.set(id, (lead.mails.get(id) ?? 0) + 1);
    else strayMails += 1;
  }
}

const statesOf = (children: readonly ChildProcess[]) =>
  Promise.all(children.map((child) => ask<ProcessState>(child)));

/** Cycles through the failures until the end, an accepting mode after each. */
async function cycleFailures(children: readonly ChildProcess[]): Promise<void> {
  const remainingMs = () => durationMs - elapsedMs();
  for (let i = 0; remainingMs() > 0; i += 1) {
    const failure = failures[i % failures.length] ?? accepting;
    for (const next of [failure, accepting]) {
      mode = next;
      modeChanges.push({ at: performance.now(), mode });
      await mailServer.setMode(next);
      await sleep(Math.max(0, Math.min(next.seconds * 1000 * scale, remainingMs())));
    }
    collectMails();
    const heapMb = Math.max(...(await statesOf(children)).map((state) => state.heapMb));
    heaps.push(heapMb);
    const slowest = `slowest answer ${(slowestMs / 1000).toFixed(1)} s`;
    console.log(
      `${(elapsedMs() / 60_000).toFixed(1)} min, after "${failure.name}": heap ${heapMb.toFixed(1)} MB, ${pending.size} in flight, ${slowest}`,
    );
  }
}

async function interruptRedis(): Promise<void> {
  for (const [part, interrupt] of redisInterruptions) {
    await sleep(Math.max(0, part * durationMs - elapsedMs()));
    redisKeyCounts.push(await redisKeys());
    const outage: Outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    outages.push(outage);
    await interrupt();
    outage.to = performance.now() + reconnectMs;
  }
}

async function restart(): Promise<void> {
  redisProcesses.at(-1)?.kill('SIGKILL');
  await sleep(redisStoppedMs);
  await startRedis();
}

/** The server becomes a replica of an empty one; the connections to it stay open. */
async function failOver(): Promise<void> {
  const [oldPort, newPort = 0] = redisServerPorts;
  await startRedis(newPort);
  redisServerPort = newPort;
  const client = new Redis(oldPort ?? 0, '127.0.0.1');
  await client.replicaof('127.0.0.1', newPort);
  client.disconnect();
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The modes of the mail server between two times. */
function modesDuring(from: number, to: number): readonly Mode[] {
  return modeChanges
    .filter(({ at }, i) => at < to && (modeChanges[i + 1]?.at ?? Number.POSITIVE_INFINITY) > from)
    .map((change) => change.mode);
}

/** Prints one line per assertion; returns whether all hold. */
function checkResults(): boolean {
  const requests = leads.length + Math.ceil(leads.length / repeatEvery);
  const statuses = leads.flatMap((lead) => lead.statuses);
  const unexpected = statuses.filter((status) => ![200, 502, 504].includes(status));
  const succeeded = leads.filter((lead) => lead.statuses.includes(200));
  const undelivered = succeeded.filter((lead) => mailCount(lead) === 0);
  const delivered = leads.filter((lead) => mailCount(lead) > 0);
  const duplicated = leads.filter((lead) => mailCount(lead) > 1);
  const severalIds = duplicated.filter(({ mails }) => mails.size > 1);
  const repeated = leads.filter(({ mailsBeforeRepeat }) => mailsBeforeRepeat !== undefined);
  const mailedAgain = repeated.filter((lead) => mailCount(lead) !== lead.mailsBeforeRepeat);
  const known = repeated.filter(({ redisAnswered }) => redisAnswered);
  const wrongRepeats = known.filter((lead) => lead.statuses[1] !== 200 || mailedAgain.includes(lead));
  const slow = leads.filter((lead) => {
    const during = modesDuring(lead.startedAt, lead.endedAt + lateMs);
    return during.some(({ name }) => name === 'slow acceptance') && !during.some(mayCloseAfterMail);
  });
  const slowTwice = slow.filter(
    (lead) =>
      mailCount(lead) > 1 && outages.every(({ from, to }) => lead.endedAt < from || lead.startedAt > to),
  );
  const third = Math.ceil(heaps.length / 3);
  const growth = median(heaps.slice(-third)) - median(heaps.slice(0, third));
  const missing = failures.filter((failure) => !modes.has(failure));

  const assertions: readonly (readonly [holds: boolean, text: string])[] = [
    [missing.length === 0, `${failures.length - missing.length} of ${failures.length} failures took place`],
    [undelivered.length === 0, `${succeeded.length} leads succeeded, ${undelivered.length} without a mail`],
    [
      statuses.length === requests && unexpected.length === 0,
      `${statuses.length} of ${requests} requests ended, ${unexpected.length} not with 200, 502 or 504`,
    ],
    [
      slowestMs <= maxAnswerMs,
      `the slowest answer took ${(slowestMs / 1000).toFixed(1)} s (limit: ${maxAnswerMs / 1000} s)`,
    ],
    [
      duplicated.length > 0 && severalIds.length === 0,
      `${duplicated.length} leads have several mails, ${severalIds.length} with several Message-IDs`,
    ],
    [
      slow.some((lead) => mailCount(lead) === 1) && slowTwice.length === 0,
      `${slow.length} leads met slow acceptance alone, ${slowTwice.length} were mailed twice`,
    ],
    [unhandledRejections === 0, `${unhandledRejections} unhandled rejections`],
    [strayMails === 0, `${strayMails} mails belong to no lead`],
    [
      known.length > 0 && wrongRepeats.length === 0,
      `${known.length} leads were repeated after a success while Redis answered, ${wrongRepeats.length} failed or were mailed again`,
    ],
    [
      redisKeyCounts.length === redisInterruptions.length + 1 && redisKeyCounts.every((keys) => keys > 0),
      `Redis held ${redisKeyCounts.join(', ')} keys before each interruption and at the end`,
    ],
    [growth <= maxHeapGrowthMb, `the heap grew by ${growth.toFixed(1)} MB (limit: ${maxHeapGrowthMb} MB)`],
  ];
  const tally = (status: number) => statuses.filter((one) => one === status).length;
  const failedButDelivered = delivered.filter((lead) => !lead.statuses.includes(200));
  console.log(`
${leads.length} leads in ${minutes} minutes, ${mailServer.connections()} SMTP connections
${tally(200)} requests were answered with 200, ${tally(502)} with 502, ${tally(504)} with 504
${delivered.length} leads were delivered, ${failedButDelivered.length} of them answered with a failure
${repeated.length - known.length} leads were repeated after a success while Redis was cut, ${mailedAgain.length - wrongRepeats.length} mailed again
${sum(duplicated.map(mailCount)) - duplicated.length} mails are duplicates`);
  for (const [holds, text] of assertions) console.log(`${holds ? '  ok    ' : '  FAILED'} ${text}`);
  return assertions.every(([holds]) => holds);
}

async function run(): Promise<boolean> {
  console.log(`${rate} leads a second for ${minutes} minutes`);
  const env = {
    SMTP_URL: mailServer.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    NODE_EXTRA_CA_CERTS: mailServer.certificate,
  };
  const instances = [await startRole('function', env), await startRole('function', env)];
  const children = instances.map(({ child }) => child);
  const urls = instances.map(({ url }) => url);
  startedAt = performance.now();
  const soak = async () => {
    await Promise.all([sendLeads(urls), cycleFailures(children), interruptRedis()]);
    await mailServer.setMode(accepting);
    await Promise.all(pending);
    await sleep(lateMs);
  };
  const ended = children.map(async (child) => {
    const [code] = await once(child, 'exit');
    throw new Error(`A process of the function ended with ${code}`);
  });
  await Promise.race([soak(), ...ended]);
  collectMails();
  redisKeyCounts.push(await redisKeys());
  unhandledRejections = sum((await statesOf(children)).map((state) => state.unhandledRejections));
  return checkResults();
}

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const mailServer = await startFailingMailServer(mailPort, folder);
await startRedis();
const redisHost = createServer((socket) => {
  const server = connect(redisServerPort, '127.0.0.1');
  socket.pipe(server).pipe(socket);
  const close = () => [socket, server].map((end) => end.destroy());
  for (const end of [socket, server]) end.on('error', close).on('close', close);
}).listen(redisPort, '127.0.0.1');
await once(redisHost, 'listening');

async function stop(): Promise<void> {
  stopRoles();
  redisHost.close();
  for (const redis of redisProcesses) redis.kill('SIGKILL');
  await mailServer.close();
  rmSync(folder, { recursive: true, force: true });
}
onShutdown(stop);
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await stop();
}
