import { createLeadHandler, type LeadHandler } from './_mail/lead-handler.ts';

let handler: LeadHandler | undefined;

/** `POST /api/send-email`: mails a lead to the operator and answers with a message for the visitor. Never throws. */
export default {
  fetch(request: Request): Promise<Response> {
    // Created on the first request; a warm instance reuses its connections and its idempotency cache.
    handler ??= createLeadHandler(process.env);
    return handler.fetch(request);
  },
  /** For a server that shuts down, when it has answered all requests. Waits for the late replies of mail servers and the webhooks in progress. */
  async close(): Promise<void> {
    await handler?.close();
  },
};
