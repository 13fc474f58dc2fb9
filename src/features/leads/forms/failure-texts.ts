import type { SendFailure } from '../use-send-lead.ts';

const somethingWrong = 'Something went wrong. Please try again.';
const networkError = 'Network error. Please check your connection and try again.';

/** The texts of site.md, section 8, for the two dialogs. The call-back dialog has none of its own and takes the other's. */
export function dialogFailureText(failure: SendFailure): string {
  return 'reason' in failure && failure.reason === 'network' ? networkError : somethingWrong;
}

/** venues.md, section 8: the enquiry's answer in the function's words, else its own. */
export function enquiryFailureText(failure: SendFailure): string {
  return failure.message ?? 'Something went wrong.';
}

/** venues.md, section 8, for the call-back and visit forms. */
export function callFormFailureText(failure: SendFailure): string {
  if ('reason' in failure && failure.reason === 'network') return 'Network error; please try again.';
  return failure.message ?? 'Something went wrong.';
}
