import type { ReceivedMail } from '../../api/smtp-test-server.ts';
import type { Visitor } from '../visitor.ts';

/**
 * What a person wants of the site: how they do it, what they see, and what reaches the operator. `receive` resolves to the
 * one mail with the person's phone number; `cutOff` makes sending fail until the function that it returns is called. Written
 * for every engine and both languages.
 */
export type Journey = (
  visitor: Visitor,
  receive: () => Promise<ReceivedMail>,
  cutOff: () => () => void,
) => Promise<void>;

export const phone = '9876512345';
