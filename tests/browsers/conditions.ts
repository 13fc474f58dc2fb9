import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import type { LeadServer } from '../e2e/support/lead-server.ts';
import { refuseCapabilities } from '../e2e/support/refused-capabilities.ts';
import { siteUrl } from '../e2e/support/test-server.ts';
import { enterGuests, sendCallBack, spokenName } from './journeys/steps.ts';
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
      /\/(call-back-dialog|dates-dialog|price-dialog|event-details-form|total-lines|outbox-panel|submit-lead)-/,
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
    retryQueued(scene);
    return failOnce(scene, /^\/api\//);
  },

  /** Neither answer is ours. */
  'a gateway refuses twice': async (scene) => {
    const answers: [status: number, body: string][] = [
      [403, '{"message":"Forbidden"}'],
      [413, '<h1>413 Request Entity Too Large</h1>'],
    ];
    retryQueued(scene);
    scene.allowErrors(/status of 4[01]3|Error sending email/);
    scene.leadServer.intercept(({ url = '' }, response) => {
      const [status, body] = (url.startsWith('/api/') && answers.shift()) || [];
      if (status) response.writeHead(status).end(body);
    });
    return () => expect(answers).toEqual([]);
  },

  "a keyboard's suggestion": (scene) =>
    writeWith(scene, (text) => command(scene, 'Input.insertText', { text: abroad(text) })),

  'composition in Devanagari digits': (scene) =>
    writeWith(scene, async (text) => {
      const composed = text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
      for (let end = 1; end <= composed.length; end += 1) {
        const caret = { selectionStart: end, selectionEnd: end };
        await command(scene, 'Input.imeSetComposition', { text: composed.slice(0, end), ...caret });
      }
      await command(scene, 'Input.insertText', { text: composed });
    }),

  'dropped text': (scene) =>
    writeWith(scene, async (text) => {
      const data = { items: [{ mimeType: 'text/plain', data: abroad(text) }], dragOperationsMask: 1 };
      const point = await scene.window.call(() => {
        const { left, top, height } = (document.activeElement ?? document.body).getBoundingClientRect();
        return { x: left + 30, y: top + height / 2 };
      }, null);
      for (const type of ['dragEnter', 'dragOver', 'drop'])
        await command(scene, 'Input.dispatchDragEvent', { type, ...point, data });
    }),

  autofill: (scene) =>
    writeWith(scene, (text) => scene.window.call(fill, { text: abroad(text), tells: true })),

  'autofill without events': (scene) =>
    writeWith(scene, (text) => scene.window.call(fill, { text: abroad(text), tells: false })),

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

  'the clock a year slow': (scene) => shiftClock(scene, -365 * 24),

  'the clock a year slow at first': (scene) => shiftClock(scene, -365 * 24, 'first'),

  'the clock five days fast later': (scene) => shiftClock(scene, 5 * 24, 'later'),

  /** Who is asked whether a date is right reads the question and presses again; an earlier press would be a double tap. */
  'the clock in 2037': async (scene) => {
    const { visit, visitor } = scene;
    const readingMs = 1500;
    let askedAt: number | undefined;
    visit.meanwhile = async () => {
      const isAsked = await visitor.sees('alert', /^/, { text: visitor.say(m.leads_passed) });
      askedAt = isAsked ? (askedAt ?? Date.now()) : undefined;
      if (!askedAt || Date.now() - askedAt < readingMs) return;
      askedAt = undefined;
      await visitor.lastAct()();
    };
    return shiftClock(scene, Math.round((Date.UTC(2037, 5, 1) - Date.now()) / 3_600_000));
  },

  'translated before hydration, with another language': async (scene) => {
    scene.allowErrors(/#418/);
    await scene.window.more?.callFirst(translate, 'bn');
    return () => expectTranslated(scene);
  },

  'translated before hydration': async (scene) => {
    scene.allowErrors(/#418/);
    await scene.window.more?.callFirst(translate, '');
    return () => expectTranslated(scene);
  },

  'translated after hydration': async (scene) => {
    const { visit, window } = scene;
    visit.opened = async () => {
      // React marks what it has hydrated.
      const isHydrated = () => {
        const controls = [...document.querySelectorAll('#root :is(a, button, input)')];
        return controls.every((one) => Object.keys(one).some((key) => key.startsWith('__react')));
      };
      await expect.poll(() => window.call(isHydrated, null)).toBe(true);
      await window.call(translate, 'bn');
    };
    return () => expectTranslated(scene);
  },

  /** Not the notices: without them nobody sees whether a request has been sent. */
  'a blocker removes elements': (scene) =>
    changeDocument(scene, () => {
      const blocked = 'img, picture, iframe, p.with-icon, div:has(> #chat-card), ul:has([href*="instagram"])';
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(blocked)) {
          element.remove();
          document.documentElement.dataset.changed = '';
        }
      }).observe(document, { childList: true, subtree: true });
    }),

  /** As a password manager does: before hydration it wraps each field and puts its button behind it. */
  'an extension at the fields': (scene) =>
    changeDocument(scene, () =>
      document.addEventListener(
        'readystatechange',
        () => {
          for (const field of document.querySelectorAll('input:not(ext-field > *)')) {
            const outer = document.createElement('ext-field');
            field.replaceWith(outer);
            outer.append(field, document.createElement('ext-button'));
            document.documentElement.dataset.changed = '';
          }
        },
        { once: true },
      ),
    ),

  /** The browser's own setting. */
  'text of 32 px': async (scene) => {
    await command(scene, 'Page.setFontSizes', { fontSizes: { standard: 32 } });
    const size = () => getComputedStyle(document.documentElement).fontSize;
    return async () => expect(await scene.window.call(size, null)).toBe('32px');
  },

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

  /** Guests and a venue of the list, before the visitor's second click and before the third. */
  'another tab saves meanwhile': async ({ window, visit, visitor }) => {
    let clicks = 0;
    let other: Visitor | undefined;
    visit.beforeClick = async () => {
      clicks += 1;
      if (clicks !== 2 && clicks !== 3) return;
      if (!other) {
        const tab = await window.more?.openTab();
        if (!tab) throw new Error('The engine has no second tab');
        other = createVisitor(tab, { url: visit.url, locale: visit.locale });
        await other.open('/venues/hotelsewagrand');
      }
      const name = visitor.say(m.venues_card_shortlist_name, { name: spokenName(visitor, 'hotelsewagrand') });
      await other.click('button', clicks === 2 ? name : visitor.say(m.venues_card_shortlisted));
      await enterGuests(other, 100 + 10 * clicks);
      await other.see('button', visitor.say(m.total_change_guests));
      await window.more?.bringToFront();
    };
    return () => expect(clicks).toBeGreaterThan(2);
  },

  /** The entry script, without which nothing is hydrated, arrives when the visitor first waits for something. */
  'input before hydration': async ({ leadServer, visit, visitor }) => {
    let actsBefore: number | undefined;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The others would keep all connections of a browser, so that a link that is followed gets none.
    leadServer.intercept(({ url = '' }) => (url.startsWith('/assets/index-') ? released : undefined));
    visit.meanwhile = async () => {
      actsBefore ??= visitor.acts();
      release();
    };
    return () => expect(actsBefore).toBeGreaterThan(0);
  },

  /** React's development build reports more mistakes, in the console. Each module is compiled when it is asked for. */
  'the development server': async ({ visit }) => {
    visit.url = siteUrl;
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

/** A request that is kept is sent again. */
function retryQueued({ visit, visitor }: Scene): void {
  visit.meanwhile = async () => {
    if (await visitor.sees('alert', /^/, { text: visitor.say(m.leads_queued) })) await visitor.lastAct()();
  };
}

/** A hand for the visitor. */
async function writeWith({ visit }: Scene, hand: (text: string) => Promise<unknown>): Promise<() => void> {
  let entries = 0;
  visit.hand = async (text) => {
    entries += 1;
    await hand(text);
  };
  return () => expect(entries).toBeGreaterThan(0);
}

/** A phone number as keyboards and browsers know it: with country code and spaces. */
const abroad = (text: string) => text.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2 ');

const command = async ({ window: { more } }: Scene, method: string, parameters: object) => {
  if (!more) throw new Error('The engine has no such command');
  await more.command(method, parameters);
};

/** Runs in the page, as a browser or a password manager that fills in the focused field. */
function fill({ text, tells }: { text: string; tells: boolean }): void {
  const field = document.activeElement as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  if (tells) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page. It stands for Chrome's translation: each text, also one that appears later, is replaced by another in two `font` elements. */
function translate(language: string): void {
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('head, script, style, textarea, font')) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.replace(/\s*$/, '†$&');
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    if (language) {
      document.documentElement.lang = language;
      document.documentElement.classList.add('translated-ltr');
    }
    for (const { addedNodes, target } of changes)
      for (const node of [...addedNodes, target]) if (node.isConnected) replace(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  if (document.body) replace(document.body);
}

/** Another program changes each document before its scripts run. React then renders what differs anew. */
async function changeDocument(
  { window, allowErrors }: Scene,
  change: () => void,
): Promise<() => Promise<void>> {
  allowErrors(/#418/);
  await window.more?.callFirst(change, null);
  const isChanged = () => 'changed' in document.documentElement.dataset;
  return async () => expect(await window.call(isChanged, null)).toBe(true);
}

async function expectTranslated({ window }: Scene): Promise<void> {
  expect(await window.call(() => document.body.textContent.split('†').length, null)).toBeGreaterThan(50);
}

/** Shifts the clock of all pages, of the first one or of the later ones. */
async function shiftClock(
  { window, visit, visitor }: Scene,
  hours: number,
  pages?: 'first' | 'later',
): Promise<() => Promise<void>> {
  const send = visitor.say(m.leads_send);
  if (pages)
    visit.meanwhile = async () => {
      if (await visitor.sees('button', send)) await visitor.click('button', send);
    };
  await window.more?.callFirst(
    ({ ms, pages }) => {
      const page = sessionStorage.getItem('page') ? 'later' : 'first';
      if (location.protocol !== 'about:') sessionStorage.setItem('page', page);
      if (pages && pages !== page) return;
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: [] | [number]) {
          super(...(given.length > 0 ? (given as [number]) : ([RealDate.now() + ms] as const)));
        }
        static override now = () => RealDate.now() + ms;
      } as DateConstructor;
    },
    { ms: hours * 3_600_000, pages },
  );
  return async () => {
    const ms = (await window.call(() => Date.now(), null)) - Date.now();
    expect(ms / 3_600_000).toBeCloseTo(pages === 'first' ? 0 : hours, 0);
  };
}
