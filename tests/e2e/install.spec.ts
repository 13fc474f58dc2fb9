import { site } from '../../src/content/site.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('install · manifest, start page and icons make the site installable; from a page in each language, also one that does not exist, it opens that language, and the switch of language stays in the app', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const browser = await page.context().newCDPSession(page);
  for (const [path, id, lang] of [
    ['/nowhere', '/', 'en-IN'],
    ['/hi/nowhere', '/hi', 'hi-IN'],
    ['/hi/photos', '/hi', 'hi-IN'],
    ['/photos', '/', 'en-IN'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const { data, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ id, start_url: id, scope: '/', lang });
  }
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
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test contexts are incognito windows, which cannot install.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
