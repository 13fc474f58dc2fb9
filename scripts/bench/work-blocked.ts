/** Of Chromium's trace: times in microseconds; `tdur` is how long the thread itself worked, whatever else the machine did. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Lighthouse's mobile default. */
const slowdown = 4;
/** Milliseconds that a task may take. */
const longest = 50;

/**
 * Total blocking time in milliseconds as Lighthouse reckons it, from the first contentful paint on, but of the page's own work:
 * on a busy machine a task also waits for a processor, which the page can do nothing about.
 */
export function workBlocked(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === paint?.pid,
  );
  if (!paint || !main) throw new Error('The trace has no first paint');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === main.pid && tid === main.tid,
  );
  return outermost(tasks).reduce((sum, task) => sum + blockedBy(task, paint.ts), 0);
}

/** Without tasks that ran within another, whose time holds theirs. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

function blockedBy({ ts, dur = 0, tdur = 0 }: TraceEvent, paintedAt: number): number {
  const end = ts + dur;
  if (end <= paintedAt || dur === 0) return 0;
  const after = (end - Math.max(ts, paintedAt)) / dur;
  return Math.max(0, ((slowdown * tdur) / 1000) * after - longest);
}
