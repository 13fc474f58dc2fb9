import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('fast 1 · the site can be installed: its manifest, start page and icons are as the browser asks', async ({
  page,
}) => {
  await page.goto('/photos');
  const browser = await page.context().newCDPSession(page);
  const { url, data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, drawn]).toEqual([src, sizes]);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Each test's window is a private one, which cannot install anything: the browser's only objection.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
