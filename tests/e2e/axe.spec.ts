import { localPath } from '../../src/i18n/locale.ts';
import { axeViolations } from './support/axe-violations.ts';
import { expect, test } from './support/fixtures.ts';
import { pageKinds, reach, uiStates } from './support/screens.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of pageKinds) {
  test(`axe · no violations on ${path}, in Hindi on a phone and in English on a desktop`, async ({
    page,
    allowErrors,
  }) => {
    if (path === '/nowhere') allowErrors(/status of 404/);
    for (const { locale, screen } of [
      { locale: 'hi', screen: phone },
      { locale: 'en', screen: desktop },
    ] as const) {
      await page.setViewportSize(screen);
      await page.goto(localPath(path, locale), { waitUntil: 'load' });
      expect(await axeViolations(page), `${locale}, at ${screen.width} px`).toEqual([]);
    }
  });
}

for (const state of uiStates('en').filter(({ media }) => !media)) {
  test(`axe · no violations in the English state "${state.name}"`, async ({ page, allowErrors }) => {
    allowErrors(/Network error|Failed to load resource/);
    await page.setViewportSize(phone);
    await reach(page, state);
    for (const screen of state.fullPage ? [phone, desktop] : [phone]) {
      await page.setViewportSize(screen);
      expect(await axeViolations(page), `at ${screen.width} px`).toEqual([]);
    }
  });
}
