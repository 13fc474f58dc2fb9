import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import type { LeadServer } from '../e2e/support/lead-server.ts';
import { refuseCapabilities } from '../e2e/support/refused-capabilities.ts';
import { siteUrl } from '../e2e/support/test-server.ts';
import { enterGuests, sendCallBack } from './journeys/steps.ts';
import type { BrowserWindow } from './running-browser.ts';
import { createVisitor, type Visit, type Visitor } from './visitor.ts';

/** What a condition prepares. What it sets in `visit` happens during the journey. */
export interface Scene {
  readonly window: BrowserWindow;
  readonly visitor: Visitor;
  readonly visit: Visit;
  readonly leadServer: LeadServer;
  readonly allowErrors: (pattern: RegExp) => void;
}

/** Prepares browser, page or server. What it returns runs after the journey and fails if the condition had no effect. */
export type Condition = (scene: Scene) => Promise<() => unknown>;

export const conditions = {
  'no condition': async () => () => {},

  'a slow network': async ({ leadServer }) => {
    let delayed = 0;
    leadServer.intercept(async ({ url = '' }) => {
      delayed += 1;
      await sleep(url.endsWith('.js') ? 1000 : 400);
    });
    return () => expect(delayed).toBeGreaterThan(10);
  },

  /** Each time that it is loaded first. Who sees a notice instead closes it and tries again. */
  'lazy scripts fail once': async (scene) => {
    const { visit, visitor } = scene;
    const { say } = visitor;
    visit.meanwhile = async () => {
      const actAgain = visitor.lastAct();
      if (await visitor.sees('dialog', say(m.leads_unavailable_title))) {
        await visitor.press('Escape');
      } else if (await visitor.sees('paragraph', /^/, { text: say(m.total_failed) })) {
        await visitor.click('button', say(m.total_close_guests));
      } else return;
      await actAgain();
    };
    return failOnce(
      scene,
      /\/(call-back-dialog|dates-dialog|price-dialog|event-details-form|total-lines|outbox-panel)-/,
    );
  },

  'data files fail once': async (scene) => {
    const { visit, visitor } = scene;
    const again = visitor.say(m.controls_try_again);
    visit.meanwhile = async () => {
      if (await visitor.sees('button', again)) await visitor.click('button', again);
    };
    return failOnce(scene, /^\/data\/.*\/(venues|venue-summaries)\//);
  },

  'the POST fails once': async (scene) => {
    const { visit, visitor } = scene;
    visit.meanwhile = async () => {
      if (await visitor.sees('alert', /^/, { text: visitor.say(m.leads_queued) })) await visitor.lastAct()();
    };
    return failOnce(scene, /^\/api\//);
  },

  'no storage, locks or worker': async ({ window }) => {
    await window.more?.callFirst(refuseCapabilities, null);
    return async () => {
      const read = () => {
        try {
          return Boolean(localStorage);
        } catch {
          return 'refused';
        }
      };
      expect(await window.call(read, null)).toBe('refused');
    };
  },

  'the clock two hours fast': (scene) => shiftClock(scene, 2),

  'the clock two hours slow': (scene) => shiftClock(scene, -2),

  /** It changes the guests where the page asks for them, else it asks for a call. */
  'another tab acts first': async ({ window, visit, visitor }) => {
    const { say } = visitor;
    visit.opened = async (path) => {
      delete visit.opened;
      const tab = await window.more?.openTab();
      if (!tab) throw new Error('The engine has no second tab');
      const other = createVisitor(tab, { ...visit });
      await other.open(path);
      if (await other.sees('button', say(m.total_set_guests))) {
        await enterGuests(other, 120);
        await other.see('button', say(m.total_change_guests));
      } else {
        await other.click('button', say(m.contact_call_back));
        await sendCallBack(other, '9876500000');
      }
      await window.more?.bringToFront();
    };
    return () => expect(visit.opened).toBeUndefined();
  },

  /** The scripts arrive when the visitor first waits for something. */
  'input before hydration': async ({ leadServer, visit, visitor }) => {
    let actsBefore: number | undefined;
    const release = leadServer.holdScripts();
    visit.meanwhile = async () => {
      actsBefore ??= visitor.acts();
      release();
    };
    return () => expect(actsBefore).toBeGreaterThan(0);
  },

  /** React's development build reports more mistakes, in the console. Each module is compiled when it is asked for. */
  'the development server': async ({ visit }) => {
    visit.url = siteUrl;
    visit.patienceMs = 60_000;
    const pages = await fetch(siteUrl);
    return async () => expect(await pages.text()).toContain('/@vite/client');
  },
} satisfies Record<string, Condition>;

/** Answers the first request for each matching file with 503. Without the data of the first page nothing works but its links. */
async function failOnce({ leadServer, allowErrors }: Scene, pattern: RegExp): Promise<() => void> {
  const failed = new Set<string>();
  let page: string | undefined;
  allowErrors(/status of 503|Failed to fetch dynamically|Error sending email/);
  leadServer.intercept(({ url = '' }, response) => {
    page ??= url.split('?')[0];
    if (!pattern.test(url) || failed.has(url) || url.endsWith(`${page}.json`)) return;
    failed.add(url);
    response.writeHead(503).end();
  });
  return () => expect([...failed], 'requests that failed').not.toEqual([]);
}

async function shiftClock({ window }: Scene, hours: number): Promise<() => Promise<void>> {
  await window.more?.callFirst((ms: number) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given: [] | [number]) {
        super(...(given.length > 0 ? (given as [number]) : ([RealDate.now() + ms] as const)));
      }
      static override now = () => RealDate.now() + ms;
    } as DateConstructor;
  }, hours * 3_600_000);
  return async () => {
    const ms = (await window.call(() => Date.now(), null)) - Date.now();
    expect(Math.round(ms / 3_600_000)).toBe(hours);
  };
}
