import { expect, test } from '@playwright/test';
import { canonical } from '../../host/routes.ts';
import { siteUrl } from '../test-server.ts';

test.describe('site 2 · each canonical path is served as a page of its own', () => {
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

test('site 2 · an unknown path answers 404 with the not-found page', async () => {
  const response = await fetch(`${siteUrl}/nowhere`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await response.text()).toMatch(/<h1[\s>]/);
});
