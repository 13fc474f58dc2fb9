import { expect, test } from './fixtures.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { startSlowHost } from './slow-host.ts';

const kinds = ['/', '/southdelhi', '/faridabad/vendors', '/venues/hotelrajmahal', '/photos', '/faridabadlp'];

test('fast 1 · nothing of a page moves while it comes in a piece at a time @wide', async ({ page }) => {
  test.setTimeout(90_000);
  await page.addInitScript(recordShifts);
  const { url, close } = await startSlowHost();
  try {
    const moving: string[] = [];
    for (const path of kinds) {
      await page.goto(url + path);
      const { sum, moved } = await page.evaluate(shiftSoFar);
      if (sum > 0.005) moving.push(`${path} by ${sum.toFixed(3)}: ${moved.join(', ')}`);
    }
    expect(moving).toEqual([]);
  } finally {
    close();
  }
});
