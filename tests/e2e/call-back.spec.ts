import { openingNote } from '../../src/content/call-texts.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';
import { expect, test } from './support/fixtures.ts';
import { button, dialogIn, holdScripts } from './support/page-actions.ts';

test('call back · at night Home and its dialog say when we call, in a reserved place', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const night = new Date('2026-11-21T23:30:00+05:30');
  await page.clock.setFixedTime(night);
  const section = page.getByRole('region', { name: 'Talk to a person, 24/7' });
  await section.scrollIntoViewIfNeeded();
  const before = await section.boundingBox();
  release();
  const closed = openingNote({ now: night, utcOffset: istOffset });
  await expect(section.getByText(closed)).toBeVisible();
  expect((await section.boundingBox())?.height).toBe(before?.height);
  await button(page, 'Request a Call Back').click();
  await expect(dialogIn(page).getByText(closed)).toBeVisible();
});
