import type { Page } from '@playwright/test';

export const path = '/faridabadlp';

export const quote = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Get Free Quote' }) });

export const enquiry = (page: Page) => page.locator('#enquire > form');

export const call = (page: Page) =>
  page.locator('form', { has: page.getByRole('group', { name: 'What would you like?' }) });
