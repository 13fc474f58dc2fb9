import * as v from 'valibot';
import { site } from '../../src/content/site.ts';

const smtpUrl = v.pipe(
  v.string('is not set'),
  v.trim(),
  v.check(isSmtpUrl, 'is no address of a mail server such as smtps://user:password@smtp.example.com:465'),
);
const emailPattern = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const email = v.pipe(v.string('is not set'), v.trim(), v.regex(emailPattern, 'holds no e-mail address'));
const sender = v.pipe(
  v.string('is not set'),
  v.trim(),
  v.transform((text) => /^(?<name>[^<>\r\n]*)<(?<address>[^<>]+)>$/.exec(text)?.groups ?? { address: text }),
  v.object({ name: v.optional(v.pipe(v.string(), v.trim())), address: email }),
);
const recipients = v.pipe(
  v.string('is not set'),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(email),
);

/** Without these no lead can leave. */
const neededSchema = v.object({ SMTP_URL: smtpUrl, LEAD_TO: recipients, LEAD_FROM: sender });

/** A mistake in one of these is reported, and the lead goes all the same. */
const usefulSchemas = {
  SMTP_FALLBACK_URL: smtpUrl,
  SITE_URL: v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[^/\s]+/, 'is no http(s) address')),
  REDIS_URL: v.pipe(v.string(), v.trim(), v.regex(/^rediss?:\/\/\S+$/, 'is no redis:// address')),
  LEAD_LIMIT_FACTOR: v.pipe(
    v.string(),
    v.transform(Number),
    v.check((factor) => factor > 0, 'is no number above 0'),
  ),
} as const;

export interface Settings {
  readonly smtpUrl: string;
  readonly fallbackUrl: string | undefined;
  readonly to: readonly string[];
  readonly from: { readonly name: string; readonly address: string };
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Hosts, with their port where it is not the usual one, whose pages may send leads beside the function's own. */
  readonly hosts: readonly string[];
  readonly redisUrl: string | undefined;
  readonly limitFactor: number;
  /** True on the platform, which alone sets `x-vercel-` headers. */
  readonly onPlatform: boolean;
}

export interface ParsedEnvironment {
  /** Undefined when leads cannot be mailed. */
  readonly settings: Settings | undefined;
  /** What the operator should set or mend; names and reasons, never values. */
  readonly problems: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the function's settings. An empty variable counts as one that is not set. Never throws. */
export function parseEnvironment(variables: Variables): ParsedEnvironment {
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const problems: string[] = [];
  const useful = <Name extends keyof typeof usefulSchemas>(name: Name) => {
    if (env[name] === undefined) return undefined;
    const result = v.safeParse(usefulSchemas[name], env[name]);
    if (!result.success) problems.push(`${name} ${result.issues[0].message}`);
    return result.success ? result.output : undefined;
  };
  const siteUrl = (useful('SITE_URL') as string | undefined) ?? site.url;
  const fallbackUrl = useful('SMTP_FALLBACK_URL') as string | undefined;
  const redisUrl = useful('REDIS_URL') as string | undefined;
  const limitFactor = (useful('LEAD_LIMIT_FACTOR') as number | undefined) ?? 1;
  const needed = v.safeParse(neededSchema, env);
  if (!needed.success) {
    for (const issue of needed.issues) problems.unshift(`${String(issue.path?.[0]?.key)} ${missing(issue)}`);
    return { settings: undefined, problems };
  }
  const { SMTP_URL, LEAD_TO, LEAD_FROM } = needed.output;
  const hosts = [siteUrl, env.VERCEL_URL, env.VERCEL_BRANCH_URL, env.VERCEL_PROJECT_PRODUCTION_URL];
  const settings: Settings = {
    smtpUrl: SMTP_URL,
    fallbackUrl,
    to: LEAD_TO,
    from: { name: LEAD_FROM.name || site.name, address: LEAD_FROM.address },
    siteUrl: siteUrl.replace(/\/+$/, ''),
    hosts: hosts.flatMap((host) => (host ? [host.replace(/^https?:\/\//, '').replace(/\/.*$/, '')] : [])),
    redisUrl,
    limitFactor,
    onPlatform: Boolean(env.VERCEL),
  };
  return { settings, problems };
}

function missing(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? 'is not set' : issue.message;
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}
