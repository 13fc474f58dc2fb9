import { site } from '../content/site.ts';
import { localPath } from '../i18n/locale.ts';

/** Where the site stands: `SITE_URL` at build, else as `site.ts` says. For the renderer only. */
export const siteUrl = (process.env.SITE_URL || site.url).replace(/\/+$/, '');

/** A URL path as a full address. */
export const fullAddress = (path: string): string => new URL(path, siteUrl).href;

/** The full address of a route path in the current language. */
export const pageAddress = (path: string): string => fullAddress(localPath(path));
