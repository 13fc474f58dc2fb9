import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as testingLibrary from '@testing-library/dom';
import type { BrowserWindow, Point } from './running-browser.ts';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
  }
}

/** What Testing Library's `getByRole` takes; without a name, elements of any name. */
type Target = [role: string, name?: string | RegExp, states?: testingLibrary.ByRoleOptions];

/** An element as it is at one moment. */
interface Found {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  /** Its middle, in pixels of the window; null while that is out of view or covered. */
  readonly middle: Point | null;
}

interface Site {
  readonly url: string;
  readonly holdScripts: () => () => void;
}

const libraryFile = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const pageScript = `${readFileSync(libraryFile, 'utf8')};(${collectErrors})();`;

export type Visitor = ReturnType<typeof createVisitor>;

/** Finds elements by role and name, waits for them, and acts on them with pointer and keys. */
export function createVisitor(browserWindow: BrowserWindow, site: Site) {
  const query = async (target: Target, scrollsThere = false): Promise<readonly Found[]> => {
    const [role, name = /^/, states = {}] = target;
    const pattern =
      typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source;
    const found = await browserWindow.call(findInPage, { role, pattern, states, scrollsThere });
    if (found) return found;
    await browserWindow.runScript(pageScript);
    return query(target, scrollsThere);
  };
  const until = (check: () => Promise<void>) =>
    expect(check).toPass({ timeout: 20_000, intervals: [20, 50] });

  const visitor = {
    /** Opens a page; `act` runs when the page is shown, before its scripts. */
    async open(path: string, act?: () => Promise<unknown>) {
      const release = site.holdScripts();
      const opened = browserWindow.open(site.url + path);
      await visitor.seeAddress(path);
      await visitor.see('heading', /./, { level: 1 });
      await act?.();
      release();
      await opened;
    },

    /** Waits for such an element and returns the first. */
    async see(...target: Target): Promise<Found> {
      let found: readonly Found[] = [];
      await until(async () => {
        found = await query(target);
        expect(found.length, `elements ${describe(target)}`).toBeGreaterThan(0);
      });
      return found[0] as Found;
    },

    seeText: (text: RegExp, ...target: Target) =>
      until(async () => {
        const texts = (await query(target)).map((found) => found.text);
        expect(texts.filter((one) => text.test(one)).length, `${text} in ${describe(target)}`).toBe(1);
      }),

    seeCount: (count: number, ...target: Target) =>
      until(async () => expect((await query(target)).length, describe(target)).toBe(count)),

    seeFocused: (...target: Target) =>
      until(async () => {
        const found = await query(target);
        expect(found.filter(({ isFocused }) => isFocused).length, `focus on ${describe(target)}`).toBe(1);
      }),

    seeAddress: (path: string) =>
      until(async () => expect(await browserWindow.call(() => location.href, null)).toBe(site.url + path)),

    /** Scrolls to the first such element and waits until it stands still and nothing covers it. */
    async reach(...target: Target) {
      let middle: Point | null = null;
      await until(async () => {
        const before = middle;
        middle = (await query(target, true))[0]?.middle ?? null;
        expect(middle, `a place to click ${describe(target)}`).not.toBeNull();
        expect(middle, `${describe(target)} stands still`).toEqual(before);
      });
      return middle ?? { x: 0, y: 0 };
    },

    click: async (...target: Target) => browserWindow.clickAt(await visitor.reach(...target)),

    async tabTo(...target: Target) {
      for (let presses = 0; presses < 150; presses += 1) {
        await browserWindow.press('Tab');
        if ((await query(target)).some(({ isFocused }) => isFocused)) return;
      }
      throw new Error(`Tab does not reach ${describe(target)}`);
    },

    async typeDate(isoDate: string) {
      const [year = '', month = '', day = ''] = isoDate.split('-');
      for (const part of [month, day, year]) {
        await browserWindow.type(part);
        if (browserWindow.betweenDateParts) await browserWindow.press(browserWindow.betweenDateParts);
      }
    },

    press: browserWindow.press,
    type: browserWindow.type,
    call: browserWindow.call,
    goBack: () => browserWindow.call(() => history.back(), null),
  };
  return visitor;
}

const describe = ([role, name]: Target) => `${role} ${name ?? ''}`;

interface Query {
  readonly role: string;
  readonly pattern: string;
  readonly states: testingLibrary.ByRoleOptions;
  readonly scrollsThere: boolean;
}

/** Runs in the page; null until `pageScript` has run there. A modal dialog makes all elements outside it inert. */
function findInPage({ role, pattern, states, scrollsThere }: Query): readonly Found[] | null {
  if (!window.TestingLibraryDom) return null;
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')].at(-1);
  const root = modal?.parentElement ?? document.body;
  const elements = window.TestingLibraryDom.queryAllByRole(root, role, {
    ...states,
    name: new RegExp(pattern),
  });
  if (scrollsThere) elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const atMiddle = document.elementFromPoint(x, y);
    const areas = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
    return {
      text: element.textContent ?? '',
      value: 'value' in element ? String(element.value) : '',
      isFocused: element === document.activeElement,
      middle: areas.some((area) => area.contains(atMiddle)) ? { x, y } : null,
    };
  });
}

/** Runs in the page. */
function collectErrors(): void {
  const report = (text: unknown) =>
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${text}\n`);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => report(violatedDirective));
  const { error } = console;
  console.error = (...texts) => {
    report(texts.join(' '));
    error(...texts);
  };
}
