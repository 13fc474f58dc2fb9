import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { callback } from '../../tests/api/lead-requests.ts';
import { startRedisHost, startRedisServer } from '../../tests/api/redis-server.ts';
import { freePort, startCompiledServer } from '../../tests/build/test-server.ts';
import { onShutdown } from '../on-shutdown.ts';
import { accepting, failures, type Mode, startFailingMailServer } from './failing-mail-server.ts';

const maxAnswerMs = 20_000;
/** An instance connects again within this time; then Redis answers it. */
const reconnectMs = 6_000;
/** One lead in ten is sent again, through the other instance. */
const repeatEvery = 10;
const repeatDelayMs = 1_000;
/** How long a mail may be undecided after the answer. */
const lateMs = 20_000;
/** In MB: a leak ends the process of an instance. */
const heapLimit = '--max-old-space-size=96';
/** One cycle of failures takes four minutes; a shorter run shortens its parts, so that each of them runs. */
const cycleMinutes = 4.1;

interface Lead {
  /** Statuses of its requests; 0 for a request without an answer. */
  readonly statuses: number[];
  /** Number of its mails. */
  mails: number;
  /** The same when it was sent again after a success. */
  mailsBeforeRepeat?: number;
  /** From the first request to the end of the last one. */
  readonly during: Period;
}

/** By `performance.now()`. */
interface Period {
  readonly from: number;
  to: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const openPeriod = (): Period => ({ from: performance.now(), to: Number.POSITIVE_INFINITY });
/** Whether the server may close a connection after a whole mail, so that the function has to send it again. */
const mayClose = ({ name, connections }: Mode) => connections !== undefined || name === 'dropped after DATA';
const overlaps = (one: Period, other: Period) => one.from < other.to && one.to > other.from;

/**
 * Sends `rate` leads a second to two instances of the function, while the mail server cycles through failures and Redis is
 * restarted and becomes a replica of another. Prints a line for each promise; returns whether all are kept.
 */
export async function soak(minutes: number, rate: number): Promise<boolean> {
  const durationMs = minutes * 60_000;
  const scale = Math.min(1, minutes / cycleMinutes);
  const mailServer = await startFailingMailServer();
  const redisServers: ChildProcess[] = [];
  let redisPort = 0;
  async function startRedis(): Promise<void> {
    redisPort = await freePort();
    redisServers.push(await startRedisServer(redisPort));
  }
  await startRedis();
  const redisHost = await startRedisHost(() => redisPort);
  const env = { ...mailServer.env, REDIS_URL: redisHost.url, NODE_OPTIONS: heapLimit };
  const instances = [await startCompiledServer(env), await startCompiledServer(env)];
  const leads = new Map<string, Lead>();
  const modes: (Period & { readonly mode: Mode })[] = [];
  const outages: Period[] = [];
  let slowestMs = 0;
  const startedAt = performance.now();
  const elapsedMs = () => performance.now() - startedAt;
  const until = (ms: number) => sleep(Math.max(0, ms - elapsedMs()));

  function collectMails(): void {
    for (const id of mailServer.takeLeads()) {
      const lead = leads.get(id);
      if (lead) lead.mails += 1;
    }
  }

  async function sendLead(number: number): Promise<void> {
    const body = callback();
    const lead: Lead = { statuses: [], mails: 0, during: openPeriod() };
    leads.set(body.meta.id, lead);
    const attempt = async (instance = instances[(number + lead.statuses.length) % instances.length]) => {
      const started = performance.now();
      lead.statuses.push((await instance?.post(body).catch(() => 0)) ?? 0);
      slowestMs = Math.max(slowestMs, performance.now() - started);
    };
    await attempt();
    if (number % repeatEvery === 0) {
      await sleep(repeatDelayMs);
      collectMails();
      if (lead.statuses[0] === 200) lead.mailsBeforeRepeat = lead.mails;
      await attempt();
    }
    lead.during.to = performance.now();
  }

  /** However long their answers take. */
  async function sendLeads(): Promise<void> {
    const sendings: Promise<void>[] = [];
    for (let sent = 0; sent < minutes * 60 * rate; sent += 1) {
      await until((sent / rate) * 1000);
      sendings.push(sendLead(sent));
    }
    await Promise.all(sendings);
  }

  async function enter(mode: Mode): Promise<void> {
    const last = modes.at(-1);
    if (last) last.to = performance.now();
    modes.push({ mode, ...openPeriod() });
    await mailServer.setMode(mode);
  }

  /** Cycles through the failures until the end, an accepting mode after each. */
  async function cycleFailures(): Promise<void> {
    for (let turn = 0; elapsedMs() < durationMs; turn += 1) {
      const failure = failures[turn % failures.length] ?? accepting;
      for (const mode of [failure, accepting]) {
        await enter(mode);
        await until(Math.min(elapsedMs() + mode.seconds * 1000 * scale, durationMs));
      }
      collectMails();
      console.log(`${seconds(elapsedMs())}: ${failure.name}, slowest answer ${seconds(slowestMs)}`);
    }
    await enter(accepting);
  }

  async function restartRedis(): Promise<void> {
    redisServers.at(-1)?.kill('SIGKILL');
    await sleep(Math.min(60_000, durationMs / 12));
    await startRedis();
  }

  /** The server becomes a replica of an empty one; the connections to it stay open. */
  async function failOverRedis(): Promise<void> {
    const old = new Redis(redisPort, '127.0.0.1');
    await startRedis();
    await old.replicaof('127.0.0.1', redisPort);
    old.disconnect();
  }

  async function interruptRedis(): Promise<void> {
    for (const [number, interrupt] of [restartRedis, failOverRedis, restartRedis].entries()) {
      await until((0.3 + 0.2 * number) * durationMs);
      const outage = openPeriod();
      outages.push(outage);
      await interrupt();
      outage.to = performance.now() + reconnectMs;
    }
  }

  async function stop(): Promise<void> {
    await Promise.all(instances.map(({ close }) => close()));
    redisHost.close();
    for (const redis of redisServers) redis.kill('SIGKILL');
    await mailServer.close();
  }
  onShutdown(stop);
  try {
    const ended = instances.map(async ({ child, output }) => {
      const [code] = await once(child, 'exit');
      throw new Error(`An instance of the function ended with ${code}: ${output().slice(-2000)}`);
    });
    const run = async () => {
      await Promise.all([sendLeads(), cycleFailures(), interruptRedis()]);
      await sleep(lateMs);
      collectMails();
    };
    await Promise.race([run(), ...ended]);
  } finally {
    await stop();
  }

  const all = [...leads.values()];
  const statuses = all.flatMap((lead) => lead.statuses);
  const tally = (status: number) => statuses.filter((one) => one === status).length;
  const accepted = all.filter((lead) => lead.statuses.includes(200));
  const lost = accepted.filter((lead) => lead.mails === 0);
  const mailedTwice = all.filter((lead) => lead.mails > 1);
  const hadRedis = ({ during }: Lead) => !outages.some((outage) => overlaps(during, outage));
  const repeated = all.filter((lead) => lead.mailsBeforeRepeat !== undefined && hadRedis(lead));
  const mailedAgain = repeated.filter(
    (lead) => lead.statuses[1] !== 200 || lead.mails !== lead.mailsBeforeRepeat,
  );
  const slow = all.filter((lead) => {
    const { from, to } = lead.during;
    const met = modes.filter((period) => overlaps(period, { from, to: to + lateMs })).map(({ mode }) => mode);
    return met.some(({ name }) => name === 'slow acceptance') && !met.some(mayClose);
  });
  const slowTwice = slow.filter((lead) => hadRedis(lead) && lead.mails > 1);
  const promises = {
    [`${statuses.length} requests: ${tally(200)} answered with 200, ${tally(502)} with 502, ${tally(504)} with 504`]:
      tally(200) + tally(502) + tally(504) === statuses.length,
    [`the slowest answer took ${seconds(slowestMs)} of ${seconds(maxAnswerMs)}`]: slowestMs <= maxAnswerMs,
    [`${accepted.length} leads accepted, ${lost.length} without a mail, ${mailedTwice.length} with several`]:
      lost.length === 0,
    [`${slow.length} leads met slow acceptance alone, ${slowTwice.length} of them mailed more than once`]:
      slow.length > 0 && slowTwice.length === 0,
    [`${repeated.length} accepted leads sent again while Redis answered, ${mailedAgain.length} refused or mailed again`]:
      repeated.length > 0 && mailedAgain.length === 0,
  };
  for (const [text, isKept] of Object.entries(promises))
    console.log(`${isKept ? '  ok    ' : '  FAILED'} ${text}`);
  return Object.values(promises).every(Boolean);
}
