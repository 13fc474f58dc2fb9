import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findProgram } from '../find-program.ts';
import { onShutdown } from '../on-shutdown.ts';
import { accepting, failures, type Mode, startFailingMailServer } from './failing-mail-server.ts';
import { ask, type Memory, postLead, startRole, stopRoles } from './lead-client.ts';

// `npm run soak:leads`: two instances of the function against a mail server that cycles through failures, and a Redis that is
// restarted.
// Ports stay below the ephemeral range, so that no outgoing connection takes one while its server is stopped.
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const rate = Number(process.env.SOAK_RATE ?? 20);
const mailPort = Number(process.env.SOAK_PORT ?? 6900);
const redisPort = mailPort + 1;

const durationMs = minutes * 60_000;
const maxAnswerMs = 20_000;
/** A request without an answer by then is given up. */
const requestTimeoutMs = 30_000;
/** One cycle of failures takes three minutes; a shorter run shortens its parts, so that each of them runs. */
const scale = Math.min(1, minutes / 3.2);
/** Parts of the duration at which Redis is stopped, and for how long. */
const redisStops = [0.3, 0.7];
const redisStoppedMs = Math.min(60_000, durationMs / 12);
/** An instance connects again within this time; then Redis answers it. */
const reconnectMs = 6_000;
/** One lead in ten is sent again, through the other instance. */
const repeatEvery = 10;
const repeatDelayMs = 1_000;
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
}

/** Times of `performance.now()` between which Redis did not answer every instance. */
interface Outage {
  readonly from: number;
  to: number;
}

/** Answers to the leads that were sent in one mode of the mail server. */
interface ModeResult {
  readonly counts: Map<number, number>;
  maxMs: number;
}

const leads: SentLead[] = [];
const results = new Map<string, ModeResult>();
/** In MB, at the end of each accepting part. */
const heaps: number[] = [];
const memoryPerMinute: { readonly minute: number; readonly heap: number; readonly rss: number }[] = [];
let unhandledRejections = 0;
/** Answers that took longer than `maxAnswerMs`. */
let slowAnswers = 0;
const redisKeyCounts: number[] = [];
const redisProcesses: ChildProcess[] = [];
const outages: Outage[] = [];
const pending = new Set<Promise<void>>();
// Without keep-alive: a server may close an idle connection while a request is sent on it.
const agent = new Agent();
const eventLoop = monitorEventLoopDelay();
let startedAt = performance.now();
let mode: Mode = accepting;

const elapsedMs = () => performance.now() - startedAt;
/** A time of `performance.now()` as minutes and seconds since the start. */
function formatTime(time: number): string {
  const seconds = Math.floor((time - startedAt) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(6);
}
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const mailCount = (lead: SentLead) => sum(lead.mails.values());

async function startRedis(): Promise<void> {
  const program = findProgram('redis-server');
  if (!program) throw new Error('redis-server is not installed');
  const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  redisProcesses.push(child);
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => /Ready to accept/.test(line) && resolve());
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
}

/** Number of keys that the function has stored since Redis was started. */
async function redisKeys(): Promise<number> {
  const client = new Redis(redisPort, '127.0.0.1');
  const keys = await client.dbsize();
  client.disconnect();
  return keys;
}

async function sendLead(ports: readonly number[], index: number): Promise<void> {
  const lead: SentLead = {
    statuses: [],
    mails: new Map(),
    mailsBeforeRepeat: undefined,
    redisAnswered: false,
  };
  leads[index] = lead;
  const body = JSON.stringify({
    name: `Soak lead ${index}.`,
    email: 'soak@example.com',
    phone: `9${String(index).padStart(9, '0')}`,
    eventType: 'Wedding',
    meta: { id: randomUUID(), page: '/noida', control: 'soak', tookMs: 5_000 },
  });
  const ip = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const leadStarted = performance.now();
  const attempt = async () => {
    const port = ports[(index + lead.statuses.length) % ports.length] ?? 0;
    const { name } = mode;
    const result = results.get(name) ?? { counts: new Map<number, number>(), maxMs: 0 };
    results.set(name, result);
    const started = performance.now();
    const signal = AbortSignal.timeout(requestTimeoutMs);
    const status = await postLead({ agent, port, ip, signal }, body).catch((error: unknown) => {
      console.error(`${formatTime(started)}  no answer: ${error}`);
      return 0;
    });
    const ms = performance.now() - started;
    if (ms > maxAnswerMs) slowAnswers += 1;
    result.maxMs = Math.max(result.maxMs, ms);
    result.counts.set(status, (result.counts.get(status) ?? 0) + 1);
    lead.statuses.push(status);
  };
  await attempt();
  if (index % repeatEvery !== 0) return;
  await sleep(repeatDelayMs);
  collectMails();
  if (lead.statuses[0] === 200) lead.mailsBeforeRepeat = mailCount(lead);
  await attempt();
  const leadEnded = performance.now();
  lead.redisAnswered = outages.every(({ from, to }) => leadEnded < from || leadStarted > to);
}

/** Sends `rate` leads a second for `durationMs`, however long their answers take. */
async function sendLeads(ports: readonly number[]): Promise<void> {
  const total = Math.round((durationMs / 1000) * rate);
  for (let sent = 0; sent < total; await sleep(50)) {
    const due = Math.min(total, (elapsedMs() / 1000) * rate);
    for (; sent < due; sent += 1) {
      const sending = sendLead(ports, sent);
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

/** The memory of the instance that uses most. */
async function largestMemory(children: readonly ChildProcess[]): Promise<Memory> {
  const memories = await Promise.all(children.map((child) => ask<Memory>(child)));
  const largest = (name: keyof Memory) => Math.max(...memories.map((memory) => memory[name]));
  return {
    rss: largest('rss'),
    heap: largest('heap'),
    delayMs: largest('delayMs'),
    unhandledRejections: largest('unhandledRejections'),
  };
}

/** Cycles through the failures until the end, an accepting mode after each. */
async function cycleFailures(children: readonly ChildProcess[]): Promise<void> {
  const remainingMs = () => durationMs - elapsedMs();
  for (let i = 0; remainingMs() > 0; i += 1) {
    const failure = failures[i % failures.length] ?? accepting;
    for (const next of [failure, accepting]) {
      mode = next;
      await mailServer.setMode(next);
      await sleep(Math.max(0, Math.min(next.seconds * 1000 * scale, remainingMs())));
    }
    collectMails();
    const { heap, rss, delayMs } = await largestMemory(children);
    heaps.push(heap);
    const delays = [delayMs, eventLoop.max / 1e6].map((ms) => `${ms.toFixed(0)} ms`).join(' and ');
    eventLoop.reset();
    const memory = `heap ${heap.toFixed(1)} MB, RSS ${rss.toFixed(0)} MB`;
    console.log(
      `${formatTime(performance.now())}  after "${failure.name}": ${memory}, ${pending.size} in flight, ${slowAnswers} slow answers so far, event loops delayed by up to ${delays}`,
    );
  }
}

async function recordMemory(children: readonly ChildProcess[]): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    await sleep(Math.max(0, minute * 60_000 - elapsedMs()));
    const { heap, rss } = await largestMemory(children);
    memoryPerMinute.push({ minute, heap, rss });
  }
}

async function restartRedis(): Promise<void> {
  for (const part of redisStops) {
    await sleep(Math.max(0, part * durationMs - elapsedMs()));
    redisKeyCounts.push(await redisKeys());
    const outage: Outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    outages.push(outage);
    redisProcesses.at(-1)?.kill('SIGKILL');
    await sleep(redisStoppedMs);
    await startRedis();
    outage.to = performance.now() + reconnectMs;
  }
}

function printResults(): void {
  console.log('\nMemory each minute in MB, after garbage collection (heap, RSS):');
  for (const { minute, heap, rss } of memoryPerMinute) {
    console.log(`  ${String(minute).padStart(2)}  ${heap.toFixed(1)}, ${rss.toFixed(0)}`);
  }
  console.log('\nAnswers by the mode of the mail server in which a lead was sent:');
  for (const [name, { counts, maxMs }] of results) {
    const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    const slowest = `slowest ${(maxMs / 1000).toFixed(1)} s`;
    console.log(`  ${name.padEnd(20)} ${statuses.join(', ').padEnd(36)} ${slowest}`);
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints one line per assertion; returns whether all hold. */
function checkResults(): boolean {
  const requests = leads.length + Math.ceil(leads.length / repeatEvery);
  const statuses = leads.flatMap((lead) => lead.statuses);
  const unexpected = statuses.filter((status) => ![200, 502, 504].includes(status));
  const slowestMs = Math.max(...[...results.values()].map(({ maxMs }) => maxMs));
  const succeeded = leads.filter((lead) => lead.statuses.includes(200));
  const undelivered = succeeded.filter((lead) => mailCount(lead) === 0);
  const delivered = leads.filter((lead) => mailCount(lead) > 0);
  const duplicated = leads.filter((lead) => mailCount(lead) > 1);
  const severalIds = duplicated.filter(({ mails }) => mails.size > 1);
  const repeated = leads.filter(({ mailsBeforeRepeat }) => mailsBeforeRepeat !== undefined);
  const mailedAgain = repeated.filter((lead) => mailCount(lead) !== lead.mailsBeforeRepeat);
  const known = repeated.filter(({ redisAnswered }) => redisAnswered);
  const wrongRepeats = known.filter((lead) => lead.statuses[1] !== 200 || mailedAgain.includes(lead));
  const third = Math.ceil(heaps.length / 3);
  const growth = median(heaps.slice(-third)) - median(heaps.slice(0, third));
  const missing = failures.filter(({ name }) => !results.has(name));

  const assertions: readonly (readonly [holds: boolean, text: string])[] = [
    [missing.length === 0, `${failures.length - missing.length} of ${failures.length} failures took place`],
    [undelivered.length === 0, `${succeeded.length} leads succeeded, ${undelivered.length} without a mail`],
    [
      statuses.length === requests && unexpected.length === 0,
      `${statuses.length} of ${requests} requests ended, ${unexpected.length} not with 200, 502 or 504`,
    ],
    [
      slowAnswers === 0,
      `the slowest answer took ${(slowestMs / 1000).toFixed(1)} s, ${slowAnswers} more than ${maxAnswerMs / 1000} s`,
    ],
    [
      duplicated.length > 0 && severalIds.length === 0,
      `${duplicated.length} leads have several mails, ${severalIds.length} with several Message-IDs`,
    ],
    [unhandledRejections === 0, `${unhandledRejections} unhandled rejections`],
    [strayMails === 0, `${strayMails} mails belong to no lead`],
    [
      known.length > 0 && wrongRepeats.length === 0,
      `${known.length} leads were repeated after a success while Redis answered, ${wrongRepeats.length} failed or were mailed again`,
    ],
    [
      redisKeyCounts.length === redisStops.length + 1 && redisKeyCounts.every((keys) => keys > 0),
      `Redis held ${redisKeyCounts.join(', ')} keys before its stops and at the end`,
    ],
    [growth <= maxHeapGrowthMb, `the heap grew by ${growth.toFixed(1)} MB (limit: ${maxHeapGrowthMb} MB)`],
  ];
  const tally = (status: number) => statuses.filter((one) => one === status).length;
  const failedButDelivered = delivered.filter((lead) => !lead.statuses.includes(200));
  console.log(`\n${leads.length} leads in ${minutes} minutes, ${mailServer.connections()} SMTP connections`);
  console.log(
    `${tally(200)} requests were answered with 200, ${tally(502)} with 502, ${tally(504)} with 504`,
  );
  console.log(
    `${delivered.length} leads were delivered, ${failedButDelivered.length} of them answered with a failure`,
  );
  console.log(
    `${repeated.length - known.length} leads were repeated after a success while Redis was cut, ${mailedAgain.length - wrongRepeats.length} mailed again`,
  );
  console.log(`${sum(duplicated.map(mailCount)) - duplicated.length} mails are duplicates`);
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
  const ports = instances.map(({ port }) => port);
  eventLoop.enable();
  startedAt = performance.now();
  const soak = async () => {
    await Promise.all([sendLeads(ports), cycleFailures(children), restartRedis(), recordMemory(children)]);
    await mailServer.setMode(accepting);
    await Promise.all(pending);
  };
  const ended = children.map(async (child) => {
    const [code] = await once(child, 'exit');
    throw new Error(`A process of the function ended with ${code}`);
  });
  await Promise.race([soak(), ...ended]);
  collectMails();
  redisKeyCounts.push(await redisKeys());
  ({ unhandledRejections } = await largestMemory(children));
  printResults();
  return checkResults();
}

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const mailServer = await startFailingMailServer(mailPort, folder);
await startRedis();

async function stop(): Promise<void> {
  stopRoles();
  agent.destroy();
  for (const redis of redisProcesses) redis.kill('SIGKILL');
  await mailServer.close();
  rmSync(folder, { recursive: true, force: true });
}
onShutdown(stop);
// Ends the run if the function does not answer any more.
const deadline = setTimeout(
  () => {
    console.error('The run did not end in time');
    stop().finally(() => process.exit(1));
  },
  durationMs + 2 * requestTimeoutMs,
);
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  clearTimeout(deadline);
  await stop();
}
