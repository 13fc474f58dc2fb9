import { expect, test } from '@playwright/test';
import { canonical } from '../../host/routes.ts';
import { siteUrl } from '../test-server.ts';

test.describe('pages · each canonical path has its own prerendered page', () => {
  for (const path of canonical) {
    test(path, async () => {
      const response = await fetch(siteUrl + path, { redirect: 'manual' });
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`));
    });
  }
});

test('pages · an unknown path is answered with the not-found page and status 404', async () => {
  const response = await fetch(`${siteUrl}/unknown`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toMatch(/<h1[\s>]/);
});
