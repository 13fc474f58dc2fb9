/** A lead takes up to 18.5 s, a late reply of the mail server 20 s more, and the webhook another 10 s. */
const timeoutMs = 49_000;
const parent = process.ppid;
const cleanUps: (() => unknown)[] = [];
let isShuttingDown = false;

/** Runs `cleanUp`, the latest first, when the process is asked to end; the process exits afterwards. */
export function onShutdown(cleanUp: () => unknown): void {
  if (cleanUps.length === 0) listen();
  cleanUps.unshift(cleanUp);
}

function listen(): void {
  // A second Ctrl-C ends the process at once. systemd asks all processes of a service, and a parent then asks its child again.
  process.once('SIGINT', shutDown);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, shutDown);
  if (!process.env.npm_lifecycle_event) return;
  // npm forwards a signal to its shell, and the shell ends without forwarding it.
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    shutDown();
  }, 250).unref();
}

/** Runs what `onShutdown` has received, and ends the process. */
export async function shutDown(): Promise<void> {
  // Ctrl-C in a terminal reaches a child process, and its parent then asks it to end too.
  if (isShuttingDown) return;
  isShuttingDown = true;
  setTimeout(() => process.exit(), timeoutMs).unref();
  for (const cleanUp of cleanUps) await cleanUp();
  process.exit();
}
