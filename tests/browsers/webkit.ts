import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../build/test-server.ts';
import { environment, type Key, type RunningBrowser, width } from './running-browser.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** WebKitGTK, over WebDriver, on a virtual display. */
export async function startWebKit([
  driverFile = '',
  displayFile = '',
]: readonly string[]): Promise<RunningBrowser> {
  const screen = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const display = spawn(displayFile, screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(display.stdout, 'data');
  const env = { ...environment, DISPLAY: `:${String(number).trim()}` };
  let driver = await startDriver(driverFile, env);
  const startSession = () => {
    const alwaysMatch = { pageLoadStrategy: 'none' };
    return driver.send('POST', '/session', { capabilities: { alwaysMatch } }, AbortSignal.timeout(20_000));
  };

  return {
    async close() {
      driver.stop();
      display.kill();
    },
    async openWindow() {
      const { sessionId } = await startSession().catch(async (error: Error) => {
        // In rare cases the browser of a session never answers its driver.
        if (error.name !== 'TimeoutError') throw error;
        driver.stop();
        driver = await startDriver(driverFile, env);
        return startSession();
      });
      const { send } = driver;
      const post = (command: string, body: object) => send('POST', `/session/${sessionId}/${command}`, body);
      const act = async (type: 'key' | 'pointer', actions: readonly object[]) => {
        await post('actions', { actions: [{ type, id: type, actions }] });
      };
      const type = (text: string) =>
        act(
          'key',
          [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        );
      await post('window/rect', { width, height: 800 });
      return {
        async readErrors() {
          const script = 'return sessionStorage.getItem("errors")';
          const errors = (await post('execute/sync', { script, args: [] })) as string | null;
          return errors?.trim().split('\n') ?? [];
        },
        open: (url) => post('url', { url }),
        call: (run, argument) =>
          post('execute/sync', { script: `return (${run})(arguments[0])`, args: [argument] }),
        runScript: (script) => post('execute/sync', { script: `${script};(${collectErrors})()`, args: [] }),
        clickAt: ({ x, y }) =>
          act('pointer', [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]),
        press: (key) => type(keys[key]),
        type,
        typeDate: (...parts) => type(parts.join(keys.ArrowRight)),
        close: () => send('DELETE', `/session/${sessionId}`),
      };
    },
  };
}

async function startDriver(file: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(file, [`--port=${port}`], { env, stdio: 'ignore' });
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    signal: AbortSignal | null = null,
  ) => {
    const init = { method, body: JSON.stringify(body), signal };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => send('GET', '/status')).toPass({ timeout: 60_000 });
  return { send, stop: () => driver.kill() };
}

/** Runs in the page: the driver reports no errors. */
function collectErrors(): void {
  const report = (text: unknown) =>
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${text}\n`);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => report(violatedDirective));
  console.error = (...texts) => report(texts.join(' '));
}
