import { expect, test } from 'vitest';
import { describeMail } from '../../scripts/host/describe-mail.ts';

test('start message · names where leads go, without secrets', () => {
  const secret = `whsec_${Buffer.alloc(24, 'x').toString('base64')}`;
  const text = describeMail({
    SMTP_URL: 'smtps://me:password@smtp.example.com:465',
    LEAD_TO: 'leads@example.com',
    LEAD_FROM: 'website@example.com',
    LEAD_WEBHOOK_URL: 'https://hooks.example.com/key-1234',
    LEAD_WEBHOOK_SECRET: secret,
  });
  expect(text).toBe(
    'Leads are mailed to leads@example.com through smtp.example.com:465\nLeads are posted to hooks.example.com',
  );
});

test('start message · reports the problems of the environment as the function does', () => {
  const text = describeMail({
    SMTP_URL: 'smtps://smtp.example.com',
    LEAD_TO: '',
    LEAD_FROM: 'me',
    REDIS_URL: 'x',
  });
  expect(text.split('\n')).toEqual([
    'Leads cannot be mailed: they are answered with 503, and the form offers a call or WhatsApp (see .env.example)',
    'Environment: LEAD_TO is not set',
    'Environment: LEAD_FROM holds no e-mail address',
    'Environment: REDIS_URL is no redis:// or rediss:// address',
  ]);
});
