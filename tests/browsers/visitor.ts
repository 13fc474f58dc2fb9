import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as testingLibrary from '@testing-library/dom';
import { eventDetailsParams } from '../../src/domain/event-details-url.ts';
import { type Locale, localPath } from '../../src/i18n/locale.ts';
import type { BrowserWindow, Key, Point } from './running-browser.ts';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    reached?: HTMLElement | undefined;
  }
}

interface States extends testingLibrary.ByRoleOptions {
  readonly focused?: boolean;
  /** A part of the element's text, or of its value. */
  readonly text?: string;
}

/** A role; `field` for those that have none: dates and times, by their label; `text` for a link to the same document, which the library does not find. */
type Target = [role: string, name?: string | RegExp, states?: States];

const script = 'dist/@testing-library/dom.umd.min.js';
const libraryFile = createRequire(import.meta.url).resolve(`@testing-library/dom/${script}`);
const library = readFileSync(libraryFile, 'utf8');

export type Visitor = ReturnType<typeof createVisitor>;

export interface Visit {
  /** The site's address. */
  url: string;
  readonly locale: Locale;
  /** Enters a text in the focused field; else the visitor types it. */
  hand?: (text: string) => Promise<unknown>;
  /** Called before each click. */
  beforeClick?: () => Promise<unknown>;
  /** Called when a page is shown. */
  opened?: (path: string) => Promise<unknown>;
  /** Called while the page does not show what the visitor looks for. */
  meanwhile?: () => Promise<unknown>;
}

/** Finds elements by role and name, waits for them, and acts on them with pointer and keys, as soon as a page is shown. */
export function createVisitor(page: BrowserWindow, visit: Visit) {
  const find = async ([role, name = /^/, states = {}]: Target, isReached = false): Promise<Middles> => {
    const exact = String(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [pattern, words] = typeof name === 'string' ? [`^${exact}$`, name.split(/\s+/)] : [name.source, []];
    const found = await page.call(findInPage, { role, pattern, words, states, isReached });
    if (found) return found;
    await page.runScript(library);
    return find([role, name, states], isReached);
  };
  const until = (check: () => Promise<void>) =>
    expect(check).toPass({ timeout: 100_000, intervals: [20, 50, 100] });
  const look = (check: () => Promise<void>) =>
    until(async () => {
      try {
        await check();
      } catch (error) {
        await visit.meanwhile?.();
        throw error;
      }
    });
  let lastAct: () => Promise<unknown> = async () => {};
  let acts = 0;
  const act = async (run: typeof lastAct) => {
    lastAct = run;
    await run();
    acts += 1;
  };

  const visitor = {
    ...page,
    locale: visit.locale,

    /** A text of the site in the visitor's language. */
    say: <Inputs extends object>(
      message: (inputs: Inputs, options: { locale: Locale }) => string,
      ...[inputs]: object extends Inputs ? [inputs?: Inputs] : [inputs: Inputs]
    ): string => message(inputs ?? ({} as Inputs), visit),

    /** Opens a page in the visitor's language, and returns when it is shown. */
    async open(path: string) {
      await page.open(visit.url + localPath(path, visit.locale));
      // The page takes the event details out of it, where it can store them.
      const isOpened = async () => {
        const href = await page.call(() => location.href, null);
        expect([addressOf(path), withoutDetails(addressOf(path))]).toContain(href);
      };
      await until(isOpened);
      await until(async () => expect(await find(['heading', /./, { level: 1 }])).not.toHaveLength(0));
      await visit.opened?.(path);
    },

    seeAddress: (path: string) =>
      look(async () => expect(await page.call(() => location.href, null)).toBe(addressOf(path))),

    see: (...target: Target) =>
      look(async () => expect(await find(target), nameOf(target)).not.toHaveLength(0)),

    seeCount: (count: number, ...target: Target) =>
      look(async () => expect(await find(target), nameOf(target)).toHaveLength(count)),

    /** Whether the page shows it now. */
    sees: async (...target: Target) => (await find(target)).length > 0,

    /** Where the first such element is; null while it moves, or its middle is out of view or covered. */
    middle: async (...target: Target): Promise<Point | null> => (await find(target))[0] ?? null,

    /** Scrolls to the first such element and waits until it stands still and nothing covers it. */
    async reach(...target: Target): Promise<Point> {
      let middle: Point | null = null;
      await visitor.see(...target);
      await until(async () => {
        const before = middle;
        [middle = null] = await find(target, true);
        expect(middle, `the place of ${nameOf(target)}`).not.toBeNull();
        expect(middle, `the place of ${nameOf(target)}`).toEqual(before);
      });
      return middle ?? { x: 0, y: 0 };
    },

    async click(...target: Target) {
      await visit.beforeClick?.();
      await act(async () => page.clickAt(await visitor.reach(...target)));
    },

    press: (key: Key) => act(() => page.press(key)),

    /** Enters a text in the focused field, in the visitor's own way. */
    enter: (text: string) => (visit.hand ?? page.type)(text),

    /** Enters a text in the focused field instead of what is in it. */
    async enterInstead(text: string) {
      await page.call(() => (document.activeElement as HTMLInputElement).select(), null);
      await visitor.enter(text);
    },

    /** Moves the focus to the first such field, as a click on its label. */
    async focus(...target: Target) {
      await visitor.reach(...target);
      await page.call(() => window.reached?.focus(), null);
    },

    /** The last click or key, to be repeated. */
    lastAct: () => lastAct,

    /** How many clicks and keys there were. */
    acts: () => acts,

    async tabTo(role: string, name: string | RegExp) {
      for (let presses = 0; presses < 150; presses += 1) {
        await page.press('Tab');
        if (await visitor.sees(role, name, { focused: true })) return;
      }
      throw new Error(`Tab does not reach ${nameOf([role, name])}`);
    },

    goBack: () => page.call(() => history.back(), null),
  };
  const addressOf = (path: string) => visit.url + localPath(path, visit.locale);
  return visitor;
}

function withoutDetails(address: string): string {
  const [page = '', query = ''] = address.split('?');
  const others = query.split('&').filter((pair) => {
    const [name] = pair.split('=');
    return pair && !eventDetailsParams.some((one) => one === name);
  });
  return others.length > 0 ? `${page}?${others.join('&')}` : page;
}

const nameOf = ([role, name, states]: Target) => `${role} ${name ?? ''} ${JSON.stringify(states ?? '')}`;

type Middles = readonly (Point | null)[];

/** Runs in the page; null until the library has run there. A modal dialog makes everything outside it inert. */
function findInPage(query: {
  role: string;
  pattern: string;
  /** Of an exact name. */
  words: readonly string[];
  states: States;
  /** To scroll to the element that was found before, while it is there, and see where it is. */
  isReached: boolean;
}): Middles | null {
  if (!window.TestingLibraryDom) return null;
  const { focused, text = '', ...states } = query.states;
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')].at(-1);
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const within = modal?.parentElement ?? document.body;
  const pattern = new RegExp(query.pattern);
  // A translated page is read as before its translation, which has marked each text.
  const read = (shown: string | null) => (shown ?? '').replaceAll('†', '');
  const name = (shown: string) => pattern.test(read(shown));
  // On a page with many cards the library takes a hundred times as long as this.
  const mayBeThere = () => {
    const named = document.querySelectorAll('[aria-label], [alt], [title], [placeholder], [value]');
    const attributes = [...named].flatMap((element) => [...element.attributes].map(({ value }) => value));
    const texts = read([document.body.textContent, ...attributes].join(' '));
    return query.words.every((word) => texts.includes(word));
  };
  const search = () =>
    (query.role === 'field'
      ? queryAllByLabelText(within, name)
      : query.role === 'text'
        ? queryAllByText(within, name)
        : queryAllByRole(within, query.role, { ...states, name })
    )
      .filter((element) => !focused || element === document.activeElement)
      .filter((element) =>
        read('value' in element ? String(element.value) : element.textContent).includes(text),
      );
  const kept = query.isReached && window.reached?.isConnected ? [window.reached] : undefined;
  const found = kept ?? (mayBeThere() ? search() : []);
  window.reached = found[0];
  if (query.isReached) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    const areas = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
    // A page that fades in stands 12 pixels lower at first, longer than two looks at it on a busy machine.
    const moves = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(element),
      );
    return !moves && areas.some((area) => area.contains(onTop)) ? { x, y } : null;
  });
}
