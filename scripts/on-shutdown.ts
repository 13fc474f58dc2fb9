/** A lead takes up to 20 s, and its webhook 10 s more. */
const timeoutMs = 35_000;
const parent = process.ppid;
const cleanUps: (() => unknown)[] = [];

/** Runs `cleanUp`, the latest first, when the process is asked to end; the process exits afterwards. */
export function onShutdown(cleanUp: () => unknown): void {
  if (cleanUps.length === 0) listen();
  cleanUps.unshift(cleanUp);
}

function listen(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, shutDown);
  if (!process.env.npm_lifecycle_event) return;
  // npm forwards a signal to its shell, and the shell ends without forwarding it.
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    shutDown();
  }, 250).unref();
}

async function shutDown(): Promise<void> {
  setTimeout(() => process.exit(), timeoutMs).unref();
  for (const cleanUp of cleanUps) await cleanUp();
  process.exit();
}
