import { site } from '../content/site.ts';

/** Where the site stands: `SITE_URL` at build, else as `site.ts` says. For the renderer only. */
export const siteUrl = (process.env.SITE_URL || site.url).replace(/\/+$/, '');

/** A path of the site as a full address. */
export const fullAddress = (path: string): string => new URL(path, siteUrl).href;
