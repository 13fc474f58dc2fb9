import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mergeTests, type Page, test as playwrightTest } from '@playwright/test';
import { createLeadHandler, type LeadHandler } from '../../../api/_mail/lead-handler.ts';
import { type SmtpBehaviour, startSmtpTestServer } from '../../api/smtp-test-server.ts';
import { dist } from '../../build/built-files.ts';
import { listen } from '../../listen.ts';
import { hostOf } from './built-site.ts';
import { test as base } from './fixtures.ts';

type Environment = Readonly<Record<string, string>>;

export type Interceptor = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The function and the mail server of one test. */
export interface LeadServer {
  /** A mail server that follows a script; from now on the function leads through it. One that hangs costs a test 18 s. */
  readonly mailServer: (...script: readonly SmtpBehaviour[]) => ReturnType<typeof startSmtpTestServer>;
  /** From now on a new instance of the function leads through this address. */
  readonly sendThrough: (smtpUrl: string, environment?: Environment) => void;
  /** Delays the function's work on arrived requests until the returned function is called. */
  readonly hold: () => () => void;
  /** From now on called too with each request of the test, before it is answered; it may answer instead. */
  readonly intercept: (run: Interceptor) => void;
  /** Requests that have arrived. */
  readonly arrived: () => number;
  /** The function's log, one line per request. */
  readonly log: readonly string[];
  /** The status codes of its responses, in order. */
  readonly statuses: () => readonly number[];
}

interface Site {
  readonly url: string;
  /** Handles `/api/send-email`. */
  answer: (request: Request) => Promise<Response>;
  intercept: Interceptor;
}

/** A `test` on the same build, with the real function and a scripted mail server; it starts no browser. */
export const serverTest = playwrightTest.extend<{ leadServer: LeadServer }, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site: Site = {
        url: '',
        answer: async () => new Response(null, { status: 500 }),
        intercept: () => {},
      };
      const host = await hostOf(dist, {
        functions: { '/api/send-email': { fetch: (request) => site.answer(request) } },
      });
      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        await site.intercept(request, response);
        if (!response.writableEnded) host.emit('request', request, response);
      };
      const server = await listen(createServer(answer));
      await use(Object.assign(site, { url: server.url }));
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  leadServer: async ({ site }, use) => {
    const closings: (() => unknown)[] = [];
    const log: string[] = [];
    let handler: LeadHandler | undefined;
    let gate = Promise.resolve();
    site.intercept = () => {};
    let arrived = 0;
    site.answer = async (request) => {
      arrived += 1;
      await gate;
      if (!handler) throw new Error('The test has started no mail server');
      return handler.fetch(request);
    };
    const print = console.log;
    console.log = (line: string) => log.push(line);
    const sendThrough = (smtpUrl: string, environment: Environment = {}) => {
      const addresses = { LEAD_TO: 'leads@example.com', LEAD_FROM: 'website@example.com' };
      const settings = { SMTP_URL: smtpUrl, LEAD_LIMIT_FACTOR: '1000', ...addresses, ...environment };
      handler = createLeadHandler(settings);
      closings.push(handler.close);
    };
    await use({
      log,
      sendThrough,
      async mailServer(...script) {
        const server = await startSmtpTestServer({ script });
        closings.push(server.close);
        sendThrough(server.url);
        return server;
      },
      hold() {
        let open = () => {};
        gate = new Promise<void>((resolve) => {
          open = resolve;
        });
        return open;
      },
      intercept(run) {
        const earlier = site.intercept;
        site.intercept = async (request, response) => {
          await earlier(request, response);
          if (!response.writableEnded) await run(request, response);
        };
      },
      arrived: () => arrived,
      statuses: () => log.map((line) => Number(JSON.parse(line).status)),
    });
    console.log = print;
    for (const close of closings.reverse()) await close();
  },
});

/** The same, in a page of the browser that fails the test on any error. */
export const test = mergeTests(base, serverTest);

/** The browser's storages whose content has one of these texts: storages, databases, caches, cookies, history. */
export function placesWith(page: Page, ...texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (sought) => {
    const places: Record<string, unknown> = {
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      cookie: document.cookie,
      history: [history.state, location.href],
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    };
    return Object.keys(places).filter((place) => {
      const text = JSON.stringify(places[place]);
      return sought.some((word) => text.includes(word));
    });
  }, texts);
}
