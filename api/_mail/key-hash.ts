import { createHmac } from 'node:crypto';

/** Keys for Redis from personal data, such as phone numbers and IP addresses: not computable without the secret. */
export function createKeyHash(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}
