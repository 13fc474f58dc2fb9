import { expect } from '@playwright/test';
import { inboxUrl } from './test-server.ts';

/** A mail as the inbox gives it: the parts that tests read. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
  readonly from: readonly { readonly address: string }[];
  readonly replyTo?: readonly { readonly address: string }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly { readonly fileName: string; readonly contentType: string }[] | null;
}

/** The operator's inbox, searched by something that only one test's leads contain: a phone number, a name, a lead's id. */
export interface Inbox {
  /** All mails that contain the text, oldest first; digits match however the mail groups them. */
  readonly search: (text: string) => Promise<Mail[]>;
  /** Waits for the one mail that contains the text; fails when there are more. */
  readonly one: (text: string) => Promise<Mail>;
  /** A mobile number of ten digits that no other test uses, in any worker or project. */
  readonly newPhone: () => string;
}

let given = 0;

const plain = (text: string) => text.replace(/[\s-]/g, '').toLowerCase();

export const inbox: Inbox = {
  async search(text) {
    const response = await fetch(`${inboxUrl}/email`);
    const mails = (await response.json()) as Mail[];
    return mails.filter((mail) =>
      plain(`${mail.subject} ${mail.text} ${mail.headers['message-id']}`).includes(plain(text)),
    );
  },
  async one(text) {
    await expect
      .poll(async () => (await this.search(text)).length, { message: `a mail about ${text}` })
      .toBe(1);
    const [mail] = await this.search(text);
    if (!mail) throw new Error(`No mail about ${text}`);
    return mail;
  },
  newPhone() {
    given += 1;
    const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
    return `98${String(Date.now()).slice(-4)}${String(worker).padStart(2, '0')}${String(given % 100).padStart(2, '0')}`;
  },
};
