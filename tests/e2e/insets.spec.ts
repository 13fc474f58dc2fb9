import { expect, test } from './support/fixtures.ts';
import { findTextsInInsets } from './support/layout-violations.ts';
import { scrollThrough } from './support/layout-widths.ts';
import { enter, eventDetails, leave, pageKinds, uiStates } from './support/screens.ts';

/** A phone on its side. */
test.use({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
const inset = 47;

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const insets = { left: inset, right: inset, bottom: 21 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
});

test('insets · on no page, and in no dialog, menu or lightbox, a text is beside the part of a screen with a notch that is safe', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  for (const path of [...pageKinds, `/faridabad?${eventDetails}`, `/venues/samargrand?${eventDetails}`]) {
    await page.goto(path);
    await scrollThrough(page);
    expect([path, await page.evaluate(findTextsInInsets, inset)]).toEqual([path, []]);
  }
  for (const name of ['search', 'filters', 'lightbox', 'dialog-dates-filled', 'event-details', 'chat']) {
    const state = uiStates('en').find((one) => one.name === name);
    if (!state) throw new Error(`No state ${name}`);
    await page.goto(state.path);
    await enter(page, state);
    expect([name, await page.evaluate(findTextsInInsets, inset)]).toEqual([name, []]);
    await leave(page);
  }
});
