import { createLeadHandler } from './_mail/lead-handler.ts';

/** `POST /api/send-email`: mails a lead to the operator. A warm instance reuses its connections and its idempotency cache. */
export default createLeadHandler(process.env);
