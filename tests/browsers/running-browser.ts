export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface RunningBrowser {
  readonly openWindow: () => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
}

/** A window with storage of its own, and a history. */
export interface BrowserWindow {
  /** Begins to load a page. */
  readonly open: (url: string) => Promise<unknown>;
  /** Calls a function in the page. It can use nothing of its module; argument and result are JSON. */
  readonly call: <Argument, Result>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  readonly runScript: (script: string) => Promise<unknown>;
  /** With a finger, where the browser is that of a phone. */
  readonly clickAt: (point: Point) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Types a date of the focused field: month, day and year. */
  readonly typeDate: (...parts: string[]) => Promise<void>;
  /** Errors in the window's tabs so far. */
  readonly readErrors: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
  /** Not in WebKitGTK, whose driver has no commands for it. */
  readonly more?: {
    /** Calls a function in each document before its scripts. */
    readonly callFirst: <Argument>(run: (argument: Argument) => void, argument: Argument) => Promise<unknown>;
    /** Another tab, in front, that shares the storage and is closed with the window. */
    readonly openTab: () => Promise<BrowserWindow>;
    readonly bringToFront: () => Promise<void>;
    /** A command of the DevTools protocol, which Chromium alone has. */
    readonly command: (method: string, parameters: object) => Promise<unknown>;
  };
}

/** In pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight';

/** The narrowest window of WebKitGTK's MiniBrowser, and a language that writes the month before the day. */
export const width = 447;
export const environment = { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'C.UTF-8' };
