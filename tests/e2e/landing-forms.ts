import type { Page } from '@playwright/test';

export const landingPath = '/faridabadlp';

export const quoteForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('button', { name: 'Get Free Quote' }) });

export const enquiryForm = (page: Page) => page.locator('#enquire > form');

export const callForm = (page: Page) =>
  page.locator('form', { has: page.getByRole('group', { name: 'What would you like?' }) });
