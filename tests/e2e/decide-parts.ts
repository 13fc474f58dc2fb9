import type { Page } from '@playwright/test';

export const eventDetails = 'guests=300&veg=60&rooms=10&date=2027-02-12';

export const card = (page: Page, name: string) => page.getByRole('article', { name });
