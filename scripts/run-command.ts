import { spawn } from 'node:child_process';
import { onEnd } from './on-end.ts';

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Say every ten seconds that it is still at work. */
  readonly progress?: string;
}

/** Runs a command with its output shown; gives its exit status. It is ended with this process. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, progress }: CommandOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const started = Date.now();
  const tick = setInterval(() => {
    if (progress) console.log(`  … ${progress}, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 10_000);
  const stopListening = onEnd(() => {
    child.kill();
    process.exitCode = 130;
  });
  try {
    return await new Promise<number>((resolve) => {
      child.once('error', () => resolve(127));
      child.once('exit', (status, signal) => resolve(status ?? (signal ? 130 : 1)));
    });
  } finally {
    clearInterval(tick);
    stopListening();
  }
}

/** Runs one of the repository's own TypeScript files. */
export function runScript(
  file: string,
  args: readonly string[] = [],
  options?: CommandOptions,
): Promise<number> {
  return runCommand(process.execPath, ['--import', 'tsx', file, ...args], options);
}
