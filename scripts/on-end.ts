const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `end` when the process is asked to end: Ctrl-C, a signal, or npm having gone, which tells its shell but not
 * the program inside it. Gives a function that stops listening.
 */
export function onEnd(end: () => void): () => void {
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  const underNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = setInterval(() => {
    if (!underNpm || process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  watch.unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, end);
  };
}
