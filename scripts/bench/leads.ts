import { randomUUID } from 'node:crypto';
import { createHistogram } from 'node:perf_hooks';
import { ask, postLead, startRole, stopRoles } from './lead-client.ts';
import type { Role } from './lead-process.ts';

// `npm run bench:leads`: different leads over real HTTP and SMTP through the function, and through bare nodemailer.
const count = Number(process.env.BENCH_LEADS ?? 5_000);
const concurrency = 50;
const warmUp = 200;
const rounds = 5;
const targetFactor = 1.5;
let phones = 0;

async function startContender(name: string, role: Role, smtpPort: number) {
  const { url } = await startRole(role, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  const microseconds = createHistogram();
  const ids: string[] = [];
  let ms = 0;

  async function send(leads: number): Promise<void> {
    const started = performance.now();
    const end = ids.length + leads;
    const sendOneByOne = async () => {
      while (ids.length < end) {
        const id = randomUUID();
        ids.push(id);
        phones += 1;
        const meta = { id, page: '/noida', control: 'bench', tookMs: 5000, promise: 'We call.' };
        const sent = performance.now();
        const status = await postLead(url, { phone: `9${String(phones).padStart(9, '0')}`, meta });
        if (status !== 200) throw new Error(`A lead was answered ${status}`);
        microseconds.record(Math.ceil((performance.now() - sent) * 1000));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendOneByOne));
    ms += performance.now() - started;
  }

  /** Prints the results; returns the 95th percentile in milliseconds. */
  function report(): number {
    const percentile = (part: number) => microseconds.percentile(part) / 1000;
    const percentiles = [50, 95, 99].map((part) => `p${part} ${percentile(part).toFixed(0)} ms`);
    const perSecond = ((ids.length / ms) * 1000).toFixed(0);
    console.log(`${name.padEnd(16)}${perSecond} leads/s, ${percentiles.join(', ')}`);
    return percentile(95);
  }

  await send(warmUp);
  microseconds.reset();
  ids.length = 0;
  ms = 0;
  return { ids, send, report };
}

try {
  const sink = await startRole('sink');
  const bare = await startContender('bare nodemailer', 'nodemailer', sink.port);
  const lead = await startContender('lead function', 'function', sink.port);
  // Alternating, so that both meet the same load of the machine.
  for (let round = 0; round < rounds; round += 1) {
    await bare.send(count / rounds);
    await lead.send(count / rounds);
  }
  const bareP95 = bare.report();
  const factor = lead.report() / bareP95;
  const arrived = await ask<[messageId: string, count: number][]>(sink.child);
  const deliveries = new Map(arrived.map(([messageId, times]) => [messageId.slice(1, 37), times]));
  const exactlyOnce = lead.ids.filter((id) => deliveries.get(id) === 1).length;
  console.log(`${exactlyOnce} of ${count} leads arrived exactly once`);
  console.log(`p95 is ${factor.toFixed(2)} times that of bare nodemailer (target: at most ${targetFactor})`);
  process.exitCode = exactlyOnce === count && factor <= targetFactor ? 0 : 1;
} finally {
  stopRoles();
}
