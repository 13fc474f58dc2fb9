import { findProgram } from './find-program.ts';

/** The browsers that Playwright does not drive as they are distributed. WebKitGTK has no mode without a display. */
export const otherBrowsers = {
  firefox: { name: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitGTK',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

export type OtherBrowser = keyof typeof otherBrowsers;

/** The files of a browser's programs; undefined if one of them is missing. */
export function findOtherBrowser(browser: OtherBrowser): readonly string[] | undefined {
  const files = otherBrowsers[browser].programs.flatMap((names) => findProgram(...names) ?? []);
  return files.length === otherBrowsers[browser].programs.length ? files : undefined;
}
