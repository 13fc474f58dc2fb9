import { resolve } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { callback } from '../../tests/api/lead-requests.ts';
import { startCompiledServer } from '../../tests/build/test-server.ts';
import { startFailingMailServer } from './failing-mail-server.ts';
import { soak } from './soak.ts';

/**
 * `npm run bench:leads`: the compiled server with a real mail server. How many leads a second it delivers, beside another
 * checkout; or, with `--soak`, whether it keeps its promises while mail server and Redis fail.
 */
const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    leads: { type: 'string', default: '5000' },
    soak: { type: 'boolean' },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '20' },
  },
});
const concurrency = 50;
const rounds = 5;

/** Prints how many leads a second arrive, and how long their answers take; returns whether each arrived exactly once. */
async function measureThroughput(sites: readonly string[], count: number): Promise<boolean> {
  const mailServer = await startFailingMailServer();
  const contenders = await Promise.all(
    sites.map(async (site) => ({
      site,
      server: await startCompiledServer(mailServer.env, { site: resolve(site) }),
      microseconds: createHistogram(),
      ms: 0,
    })),
  );
  const ids: string[] = [];
  const arrived: string[] = [];
  async function send({ server, microseconds }: (typeof contenders)[number]): Promise<void> {
    const end = ids.length + count / rounds;
    const sendOneByOne = async () => {
      while (ids.length < end) {
        const lead = callback();
        ids.push(lead.meta.id);
        const sent = performance.now();
        const status = await server.post(lead);
        if (status !== 200) throw new Error(`A lead was answered ${status}`);
        microseconds.record(Math.ceil((performance.now() - sent) * 1000));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendOneByOne));
    arrived.push(...mailServer.takeLeads());
  }
  try {
    // Alternating, so that all meet the same load of the machine.
    for (let round = 0; round < rounds; round += 1)
      for (const contender of contenders) {
        const started = performance.now();
        await send(contender);
        contender.ms += performance.now() - started;
      }
  } finally {
    await Promise.all(contenders.map(({ server }) => server.close()));
    await mailServer.close();
  }
  for (const { site, microseconds, ms } of contenders) {
    const times = [50, 95, 99].map(
      (part) => `p${part} ${(microseconds.percentile(part) / 1000).toFixed(0)} ms`,
    );
    console.log(`${site}: ${((count / ms) * 1000).toFixed(0)} leads/s, ${times.join(', ')}`);
  }
  const isComplete = arrived.toSorted().join() === ids.toSorted().join();
  console.log(
    `Each of ${ids.length} leads arrived exactly once: ${isComplete}, with ${arrived.length} mails`,
  );
  return isComplete;
}

const isGood = values.soak
  ? await soak(Number(values.minutes), Number(values.rate))
  : await measureThroughput([values.beside ?? [], '.'].flat(), Number(values.leads));
process.exitCode = isGood ? 0 : 1;
