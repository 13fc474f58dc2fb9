import { hkdfSync } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { site } from '../../src/content/site.ts';

const text = v.pipe(v.string(), v.trim());
const number = v.pipe(v.string(), v.transform(Number));
/** `name@example.com` or `Name <name@example.com>`, as nodemailer reads them. */
const readAddresses = (list: string) => addressparser(list, { flatten: true });
const addresses = v.pipe(v.string(), v.transform(readAddresses));
function mailbox(problem: string) {
  // Of two addresses without a comma, nodemailer takes one for a name.
  const name = v.pipe(v.string(), v.excludes('@', problem));
  return v.object({ name, address: v.pipe(v.string(), v.rfcEmail(problem)) }, problem);
}
const noList = 'is no list of e-mail addresses, separated by commas';
const noAddress = 'holds no e-mail address';
const noWebhookUrl =
  'is no https:// address without user and password (http:// is accepted for localhost only)';
const serverUrl = (address: RegExp, problem: string) =>
  v.pipe(
    text,
    v.check(
      (url) => !/^\w+:\/\/.*[/?#].*@/.test(url),
      'has a / ? or # in its user or password: write %2F for /, %3F for ?, %23 for #',
    ),
    v.check((url) => URL.canParse(url) && address.test(new URL(url).href), problem),
  );
const smtpUrl = serverUrl(
  /^smtps?:\/\/[^/?#]/,
  'is no address of a mail server such as smtps://user:password@smtp.example.com:465',
);

/** Leads cannot be mailed without the required variables; an invalid optional one is reported and ignored. */
const variablesSchema = v.object(
  {
    SMTP_URL: smtpUrl,
    LEAD_TO: v.pipe(addresses, v.array(mailbox(noList)), v.nonEmpty(noList)),
    LEAD_FROM: v.pipe(addresses, v.strictTuple([mailbox(noAddress)], noAddress)),
    SMTP_FALLBACK_URL: v.optional(smtpUrl),
    SITE_URL: v.optional(serverUrl(/^https?:/, 'is no address such as https://www.example.com'), site.url),
    REDIS_URL: v.optional(
      v.pipe(
        serverUrl(/^rediss?:\/\/[^/?#]/, 'is no redis:// or rediss:// address'),
        v.check(hasDecodablePassword, 'has a % in its user or password: write %25 for it'),
      ),
    ),
    LEAD_LIMIT_FACTOR: v.optional(v.pipe(number, v.gtValue(0, 'is no number above 0')), '1'),
    LEAD_LIMIT_PER_HOUR: v.optional(
      v.pipe(number, v.integer('is no whole number above 0'), v.minValue(1, 'is no whole number above 0')),
      '300',
    ),
    LIMIT_SECRET: v.optional(v.pipe(text, v.minLength(16, 'is no secret of 16 or more characters'))),
    LEAD_WEBHOOK_URL: v.optional(v.pipe(text, v.check(isWebhookUrl, noWebhookUrl))),
    LEAD_WEBHOOK_SECRET: v.optional(
      v.pipe(text, v.check(isWebhookSecret, 'is no whsec_ followed by 24 to 64 bytes in base64')),
    ),
    /** `envelope`: with the signature in the body, for receivers that cannot read headers. */
    LEAD_WEBHOOK_FORMAT: v.optional(v.picklist(['json', 'envelope'], 'is neither json nor envelope'), 'json'),
    /** Read by the own server alone. */
    TRUST_PROXY: v.optional(
      v.picklist(['0', '1'], 'is neither 1 nor 0, so all visitors share the limits of one address'),
    ),
    VERCEL: v.optional(v.string()),
    VERCEL_URL: v.optional(v.string()),
    VERCEL_BRANCH_URL: v.optional(v.string()),
    VERCEL_PROJECT_PRODUCTION_URL: v.optional(v.string()),
  },
  'is not set',
);

type Environment = v.InferOutput<typeof variablesSchema>;

export type Settings = ReturnType<typeof toSettings>;
export type WebhookSettings = NonNullable<Settings['webhook']>;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Validates the environment. A blank variable counts as missing. Never throws. */
export function parseEnvironment(variables: Variables) {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { issues = [] } = v.safeParse(variablesSchema, present, { abortPipeEarly: true });
  const problems = new Map(issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = present;
  if (url && !secret) problems.set('LEAD_WEBHOOK_SECRET', 'is not set, but LEAD_WEBHOOK_URL is');
  if (secret && !url) problems.set('LEAD_WEBHOOK_URL', 'is not set, but LEAD_WEBHOOK_SECRET is');
  const valid = Object.entries(present).filter(([name]) => !problems.has(name));
  const result = v.safeParse(variablesSchema, Object.fromEntries(valid));
  const siteUrl = result.success && new URL(result.output.SITE_URL);
  if (siteUrl && siteUrl.href !== `${siteUrl.origin}/`)
    problems.set('SITE_URL', 'has more than protocol and host: the rest is ignored');
  return {
    settings: result.success ? toSettings(result.output) : undefined,
    /** One sentence per variable: its name and what is wrong, never its value. */
    problems: Array.from(problems, ([name, problem]) => `${name} ${problem}`),
  };
}

function toSettings(env: Environment) {
  const [from] = env.LEAD_FROM;
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT: format } = env;
  const { host, origin } = new URL(env.SITE_URL);
  return {
    smtpUrl: env.SMTP_URL,
    smtpFallbackUrl: env.SMTP_FALLBACK_URL,
    to: env.LEAD_TO.map(({ address }) => address),
    from: { address: from.address, name: from.name || site.name },
    siteUrl: origin,
    /** Whose pages may send leads, besides the function's own host. */
    allowedHosts: [host, env.VERCEL_URL, env.VERCEL_BRANCH_URL, env.VERCEL_PROJECT_PRODUCTION_URL],
    redisUrl: env.REDIS_URL,
    rateLimitFactor: env.LEAD_LIMIT_FACTOR,
    /** Limit of all leads together, to protect the mailbox. */
    leadsPerHour: env.LEAD_LIMIT_PER_HOUR,
    /** Keys the personal data that Redis stores. */
    limitSecret: env.LIMIT_SECRET ?? deriveLimitSecret(env),
    webhook: url && secret ? { url, secret, format } : undefined,
    /** Elsewhere a client can set `x-vercel-` headers. */
    onVercel: Boolean(env.VERCEL),
  } as const;
}

/** ioredis decodes user and password, and throws where it cannot. */
function hasDecodablePassword(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Whether leads may be posted to the address: https or this machine, without credentials, which `fetch` rejects. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isLocalHttp = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocalHttp) && !username && !password;
}

function isWebhookSecret(text: string): boolean {
  const prefix = 'whsec_';
  const base64 = text.slice(prefix.length);
  const bytes = Buffer.from(base64, 'base64');
  const isBase64 = bytes.toString('base64') === base64;
  return text.startsWith(prefix) && isBase64 && bytes.length >= 24 && bytes.length <= 64;
}

/** Derives a key from the variables that usually contain a secret, which all instances share. */
function deriveLimitSecret({ SMTP_URL, REDIS_URL = '', LEAD_WEBHOOK_SECRET = '' }: Environment): string {
  const secrets = JSON.stringify([SMTP_URL, REDIS_URL, LEAD_WEBHOOK_SECRET]);
  return Buffer.from(hkdfSync('sha256', secrets, '', 'lead rate limits', 32)).toString('base64');
}
