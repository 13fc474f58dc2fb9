import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { LeadHandler } from '../../api/_mail/answer-lead.ts';
import { closeAll, closeLater, leadFunction, readLog, send } from './lead-function.ts';
import { type ReceivedMail, type ScriptedSmtp, startScriptedSmtp } from './scripted-smtp.ts';

export interface FunctionDesk {
  readonly smtp: ScriptedSmtp;
  /** What the function has logged in this test. */
  readonly log: readonly Record<string, unknown>[];
  /** The function with a mail server that takes every lead. */
  readonly working: (env?: Record<string, string>) => LeadHandler;
  /** Sends a lead that must be taken, and gives the mail that arrived. */
  readonly mailOf: (body: object) => Promise<ReceivedMail>;
}

/** A mail server and a log of its own for each test of the file; closes what was opened. */
export function functionDesk(): FunctionDesk {
  let smtp: ScriptedSmtp;
  let log: readonly Record<string, unknown>[];
  beforeEach(async () => {
    smtp = closeLater(await startScriptedSmtp());
    log = readLog();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await closeAll();
  });
  const working = (env: Record<string, string> = {}) => leadFunction({ env: { SMTP_URL: smtp.url, ...env } });
  return {
    get smtp() {
      return smtp;
    },
    get log() {
      return log;
    },
    working,
    mailOf: async (body) => {
      expect(await send(working(), body)).toMatchObject({ status: 200 });
      const mail = smtp.mails.at(-1);
      if (!mail) throw new Error('No mail arrived');
      return mail;
    },
  };
}
