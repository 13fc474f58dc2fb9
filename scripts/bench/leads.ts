import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { ask, type Memory, postLead, startRole, stopRoles } from './lead-client.ts';
import type { Role } from './lead-process.ts';

// `npm run bench:leads`: 5,000 different leads, 50 in parallel, over real HTTP and SMTP; then the same through bare nodemailer.
const count = Number(process.env.BENCH_LEADS ?? 5_000);
const concurrency = 50;
const warmUp = 200;
const rounds = 5;
const target = 1.5;

let phones = 0;

/** Sends leads, `concurrency` in parallel. Returns their ids, the milliseconds of each, and the total. */
async function load(port: number, leads: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  const ids: string[] = [];
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < leads) {
      next += 1;
      phones += 1;
      const id = randomUUID();
      const meta = { id, page: '/noida', control: 'bench', tookMs: 5000, promise: 'We call within 4 hours.' };
      const started = performance.now();
      const phone = `9${String(phones).padStart(9, '0')}`;
      const status = await postLead({ agent, port }, JSON.stringify({ phone, meta }));
      times.push(performance.now() - started);
      if (status !== 200) throw new Error(`A lead was answered ${status}`);
      ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
  return { ids, times, ms: performance.now() - startedAt };
}

async function contender(name: string, role: Role, smtpPort: number) {
  const { child, port } = await startRole(role, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  await load(port, warmUp);
  const before = await ask<Memory>(child);
  const times: number[] = [];
  const ids: string[] = [];
  let ms = 0;
  return {
    ids,
    async round() {
      const part = await load(port, count / rounds);
      times.push(...part.times);
      ids.push(...part.ids);
      ms += part.ms;
    },
    /** Prints the results and returns the 95th percentile in milliseconds. */
    async report() {
      const after = await ask<Memory>(child);
      times.sort((a, b) => a - b);
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => times[Math.floor(times.length * part)] ?? 0);
      const size = ({ rss, heap }: Memory) => `${rss.toFixed(0)} MB (heap ${heap.toFixed(1)} MB)`;
      const parts = [
        `${((times.length / ms) * 1000).toFixed(0)} leads/s`,
        `p50 ${p50?.toFixed(0)} ms`,
        `p95 ${p95?.toFixed(0)} ms`,
        `p99 ${p99?.toFixed(0)} ms`,
        `memory ${size(before)} to ${size(after)}`,
      ];
      console.log(`${name.padEnd(16)}${parts.join(' · ')}`);
      return p95 ?? 0;
    },
  };
}

async function run(): Promise<boolean> {
  const sink = await startRole('sink');
  console.log(
    `${count} leads, ${concurrency} in parallel, in ${rounds} alternating rounds, after ${warmUp} to warm up`,
  );
  const bare = await contender('bare nodemailer', 'nodemailer', sink.port);
  const lead = await contender('lead function', 'function', sink.port);
  // Alternating, so that both meet the same load of the machine.
  for (let i = 0; i < rounds; i += 1) {
    await bare.round();
    await lead.round();
  }
  const bareP95 = await bare.report();
  const factor = (await lead.report()) / bareP95;
  const arrived = await ask<[messageId: string, count: number][]>(sink.child);
  const deliveries = new Map(arrived.map(([messageId, times]) => [messageId.slice(1, 37), times]));
  const exactlyOnce = lead.ids.filter((id) => deliveries.get(id) === 1).length;
  console.log(`${exactlyOnce} of ${count} leads arrived exactly once`);
  console.log(`p95 is ${factor.toFixed(2)} times that of bare nodemailer (target: at most ${target})`);
  return exactlyOnce === count && factor <= target;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  stopRoles();
}
