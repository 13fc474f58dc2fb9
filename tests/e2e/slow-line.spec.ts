import { expect, test } from './fixtures.ts';
import { dialogIn, hold, openMenu } from './visit.ts';
import { heading } from './worker-steps.ts';

test.describe('on a slow line', () => {
  test('fast 1 · the page is readable before its script, a change of page shows a line, and a lead goes', async ({
    page,
    inbox,
    phone,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    // Marks whether the heading could be read before the page's script had answered.
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector('main h1');
        if (!heading) return requestAnimationFrame(look);
        const ready = document.documentElement.dataset.ready !== undefined;
        const styled = getComputedStyle(heading).fontFamily.includes('Marcellus');
        const box = heading.getBoundingClientRect();
        Object.assign(window, {
          firstRead: { ready, inView: box.height > 0 && box.top < innerHeight, styled },
        });
      };
      requestAnimationFrame(look);
    });
    // Somebody moves as soon as anything is there: the code waits for the whole page all the same.
    await page.goto('/venues/samargrand', { waitUntil: 'commit' });
    const firstRead = await page.evaluate(() => (window as unknown as { firstRead: unknown }).firstRead);
    expect(firstRead).toEqual({ ready: false, inView: true, styled: true });

    // On its way until the line has been looked at: a slow test may else press later than it comes.
    const letCome = await hold(page, '**/data/*/testimonials.json');
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Testimonials' }).click();
    const line = page.getByRole('progressbar', { name: 'The page is loading' });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.y).toBe(0);
    letCome();
    await expect(heading(page)).toHaveText('Meet Our Customers');
    await expect(line).toHaveCount(0);

    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await dialogIn(page).getByLabel('Phone number').fill(phone);
    await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
    await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
    await inbox.one(phone);
  });
});
