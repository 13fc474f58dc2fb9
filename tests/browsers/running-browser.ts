export interface RunningBrowser {
  readonly openWindow: () => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
}

/** A window with storage and history of its own. */
export interface BrowserWindow {
  /** May resolve before the page is loaded. */
  readonly open: (url: string) => Promise<unknown>;
  /** Calls a function in the page. It can use nothing of its module; argument and result are JSON. */
  readonly call: <Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  readonly runScript: (script: string) => Promise<unknown>;
  readonly clickAt: (point: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Types a date of the focused field: month, day and year. */
  readonly typeDate: (...parts: string[]) => Promise<void>;
  /** What the browser itself reports. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** In pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** The narrowest window of WebKitGTK's MiniBrowser, and a language that writes the month before the day. */
export const width = 447;
export const environment = { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'C.UTF-8' };
