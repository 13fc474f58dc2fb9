import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const leads = {
  mail: {
    phone: '9876543210',
    venue: 'Basant Vatika',
    date: '2030-12-21',
    time: '11:30',
    meta: { page: '/venues/basantvatika', control: 'venue page visit form', tookMs: 21_000 },
  },
  'mail-dates': {
    kind: 'dates',
    phone: '9876543210',
    name: 'Asha Verma',
    functions: [
      { label: 'Mehndi', guests: 150, dates: ['2030-12-18'] },
      { label: 'Sangeet', guests: 400, dates: ['2030-12-19', '2030-12-20'] },
      { label: 'Wedding', guests: 600, dates: ['2030-12-21', '2031-01-25', '2031-02-14', '2031-02-15'] },
    ],
    venues: ['Samar Grand', 'Hotel Rajmahal', 'Queen Lawn And Banquet', 'Vrindavan Grand'],
    meta: { page: '/shortlist', control: 'shortlist', tookMs: 41_000 },
  },
};

/** Sends a visit request and one for free dates, and takes pictures of the mails: two widths, light and dark, and the plain text. */
export async function shotMails(
  browser: Browser,
  { siteUrl, inboxUrl, folder }: Readonly<Record<'siteUrl' | 'inboxUrl' | 'folder', string>>,
): Promise<void> {
  for (const [name, lead] of Object.entries(leads)) {
    const mail = await mailOf(lead, siteUrl, inboxUrl);
    for (const width of [360, 768]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 740 }, colorScheme });
        await page.setContent(mail.html);
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`), fullPage: true });
        await page.close();
      }
    }
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.setContent('<pre style="white-space: pre-wrap; overflow-wrap: anywhere"></pre>');
    await page.locator('pre').evaluate((pre, text) => pre.append(text), mail.text);
    await page.screenshot({ path: join(folder, `${name}-text-360.png`), fullPage: true });
    await page.close();
  }
}

async function mailOf(lead: object, siteUrl: string, inboxUrl: string) {
  const answer = await fetch(`${siteUrl}/api/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify(lead),
  });
  if (!answer.ok) throw new Error(`The lead was not accepted: ${await answer.text()}`);
  const mails = (await (await fetch(`${inboxUrl}/email`)).json()) as { html: string; text: string }[];
  const mail = mails.at(-1);
  if (!mail) throw new Error('No mail arrived');
  return mail;
}
