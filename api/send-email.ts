import { createLeadHandler } from './_mail/answer-lead.ts';

let handler: ReturnType<typeof createLeadHandler> | undefined;

/** `POST /api/send-email`: a lead in, one mail to the operator, a sentence for the visitor out. Never throws. */
export default {
  fetch(request: Request): Promise<Response> {
    // Made at the first request, so that a warm instance keeps its connections and its memory of leads.
    handler ??= createLeadHandler(process.env);
    return handler.fetch(request);
  },
};
