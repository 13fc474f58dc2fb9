import { localPath } from '../../src/i18n/locale.ts';
import { axeViolations } from './support/axe-violations.ts';
import { expect, test } from './support/fixtures.ts';
import { pageKinds, reach, uiStates } from './support/screens.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [index, path] of pageKinds.entries()) {
  const locale = index % 2 ? 'en' : 'hi';
  test(`axe · no violations on ${path}, in "${locale}" on a phone and on a desktop`, async ({
    page,
    allowErrors,
  }) => {
    if (path === '/nowhere') allowErrors(/status of 404/);
    await page.setViewportSize(phone);
    await page.goto(localPath(path, locale), { waitUntil: 'load' });
    expect(await axeViolations(page), `at ${phone.width} px`).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await axeViolations(page), `at ${desktop.width} px`).toEqual([]);
  });
}

const states = uiStates('en').filter(({ media, within }) => !media && !within);
for (const [index, state] of states.entries()) {
  const screen = state.fullPage && index % 2 ? desktop : phone;
  test(`axe · no violations in the English state "${state.name}" at ${screen.width} px`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Network error|Failed to load resource/);
    await page.setViewportSize(screen);
    await reach(page, state);
    expect(await axeViolations(page)).toEqual([]);
  });
}
