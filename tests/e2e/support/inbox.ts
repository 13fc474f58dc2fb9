import { expect } from '@playwright/test';
import { inboxUrl } from './test-server.ts';

/** A mail as the inbox gives it: the parts that tests read. */
interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly { readonly contentType: string }[] | null;
}

let given = 0;

const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase();

/** All mails that contain the text, oldest first; digits match however the mail groups them. */
async function search(text: string): Promise<Mail[]> {
  const response = await fetch(`${inboxUrl}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) =>
    plain(`${mail.subject} ${mail.text} ${mail.headers['message-id']}`).includes(plain(text)),
  );
}

/** The operator's inbox, searched by something that only one test's leads contain: a phone number, a name, a lead's id. */
export const inbox = {
  /** Waits for the one mail that contains the text; fails when there are more. */
  async one(text: string): Promise<Mail> {
    await expect.poll(async () => (await search(text)).length, { message: `a mail about ${text}` }).toBe(1);
    const [mail] = await search(text);
    if (!mail) throw new Error(`No mail about ${text}`);
    return mail;
  },
  /** A mobile number of ten digits that no other test uses, in any worker or project. */
  newPhone() {
    given += 1;
    const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
    return `98${String(Date.now()).slice(-4)}${String(worker).padStart(2, '0')}${String(given % 100).padStart(2, '0')}`;
  },
};
