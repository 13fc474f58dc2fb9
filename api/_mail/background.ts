import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitUntil } from '@vercel/functions';
import { writeLog } from './log.ts';

/** Work that continues after the response. */
export interface Background {
  /** Starts `task` once the current request has had its turn; Vercel keeps the instance running until it ends. */
  run(task: () => Promise<void>): void;
  /** Resolves when all tasks have ended. */
  idle(): Promise<void>;
}

export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const ended = nextTurn()
        .then(task)
        .catch((error: unknown) => {
          writeLog({ event: 'background', code: error instanceof Error ? error.name : 'UNKNOWN' });
        })
        .finally(() => running.delete(ended));
      running.add(ended);
      // Does nothing outside of Vercel.
      waitUntil(ended);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}
