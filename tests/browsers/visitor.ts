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

interface States extends testingLibrary.ByRoleOptions {
  readonly focused?: boolean;
  /** A part of the element's text, or of its value. */
  readonly text?: string;
}

type Target = [role: string, name?: string | RegExp, states?: States];

const script = 'dist/@testing-library/dom.umd.min.js';
const libraryFile = createRequire(import.meta.url).resolve(`@testing-library/dom/${script}`);
const pageScript = `${readFileSync(libraryFile, 'utf8')};(${collectErrors})();`;

export type Visitor = ReturnType<typeof createVisitor>;

/** Finds elements by role and name, waits for them, and acts on them with pointer and keys. */
export function createVisitor(page: BrowserWindow, site: { url: string; holdScripts: () => () => void }) {
  const find = async ([role, name = /^/, states = {}]: Target, scrolls = false): Promise<Middles> => {
    const exact = String(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = typeof name === 'string' ? `^${exact}$` : name.source;
    const found = await page.call(findInPage, { role, pattern, states, scrolls });
    if (found) return found;
    await page.runScript(pageScript);
    return find([role, name, states], scrolls);
  };
  const until = (check: () => Promise<void>) =>
    expect(check).toPass({ timeout: 20_000, intervals: [20, 50] });

  const visitor = {
    ...page,

    /** Opens a page; `act` runs when the page is shown, before its scripts. */
    async open(path: string, act?: () => Promise<unknown>) {
      const release = site.holdScripts();
      const opened = page.open(site.url + path);
      await visitor.seeAddress(path);
      await visitor.see('heading', /./, { level: 1 });
      await act?.();
      release();
      await opened;
    },

    seeAddress: (path: string) =>
      until(async () => expect(await page.call(() => location.href, null)).toBe(site.url + path)),

    see: (...target: Target) =>
      until(async () => expect(await find(target), nameOf(target)).not.toHaveLength(0)),

    seeCount: (count: number, ...target: Target) =>
      until(async () => expect(await find(target), nameOf(target)).toHaveLength(count)),

    /** Where the first such element is; null while its middle is out of view or covered. */
    middle: async (...target: Target): Promise<Point | null> => (await find(target))[0] ?? null,

    /** Scrolls to the first such element and waits until it stands still and nothing covers it. */
    async reach(...target: Target): Promise<Point> {
      let middle: Point | null = null;
      await until(async () => {
        const before = middle;
        [middle = null] = await find(target, true);
        expect(middle, `the place of ${nameOf(target)}`).not.toBeNull();
        expect(middle, `the place of ${nameOf(target)}`).toEqual(before);
      });
      return middle ?? { x: 0, y: 0 };
    },

    click: async (...target: Target) => page.clickAt(await visitor.reach(...target)),

    async tabTo(role: string, name: string | RegExp) {
      for (let presses = 0; presses < 150; presses += 1) {
        await page.press('Tab');
        if ((await find([role, name, { focused: true }])).length > 0) return;
      }
      throw new Error(`Tab does not reach ${nameOf([role, name])}`);
    },

    goBack: () => page.call(() => history.back(), null),
  };
  return visitor;
}

const nameOf = ([role, name, states]: Target) => `${role} ${name ?? ''} ${JSON.stringify(states ?? '')}`;

type Middles = readonly (Point | null)[];

/** Runs in the page; null until `pageScript` has run there. A modal dialog makes everything outside it inert. */
function findInPage(query: {
  role: string;
  pattern: string;
  states: States;
  scrolls: boolean;
}): Middles | null {
  if (!window.TestingLibraryDom) return null;
  const { focused, text = '', ...states } = query.states;
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')].at(-1);
  const found = window.TestingLibraryDom.queryAllByRole(modal?.parentElement ?? document.body, query.role, {
    ...states,
    name: new RegExp(query.pattern),
  })
    .filter((element) => !focused || element === document.activeElement)
    .filter((element) => ('value' in element ? String(element.value) : element.textContent)?.includes(text));
  if (query.scrolls) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    const areas = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
    return areas.some((area) => area.contains(onTop)) ? { x, y } : null;
  });
}

/** Runs in the page. */
function collectErrors(): void {
  const report = (text: unknown) =>
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${text}\n`);
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => report(violatedDirective));
  console.error = (...texts) => report(texts.join(' '));
}
