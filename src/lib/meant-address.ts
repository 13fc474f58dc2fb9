import { formatQuery } from '../domain/format-query.ts';

export interface MeantAddress {
  readonly path: string;
  /** The parameters, those of the path first; empty without any. */
  readonly search: string;
}

/**
 * Reads the address of a page that does not exist: percent-encoded letters and an encoded `?` are decoded, parameters after a
 * `&` are parameters, and invisible characters and what is not a letter or digit at the end are left out, as messengers add them.
 */
export function meantAddress(pathname: string, search: string): MeantAddress {
  const text = decode(pathname).replace(/[\p{Cc}\p{Cf}\p{DI}]/gu, '');
  const [, path = '', params = ''] = /^([^?&#]*)(?:[?&]+([^#]*))?/.exec(text) ?? [];
  const all = [formatQuery(new URLSearchParams(trimEnd(params))), search.slice(1)].filter(Boolean).join('&');
  return { path: `/${trimEnd(path)}`.replace(/[\\/]+/g, '/'), search: all && `?${all}` };
}

/** The words of a path, each part of it by itself: `/faridabad/hotel-rajmahal.html` gives `faridabad` and `hotel rajmahal`. */
export function pathWords(pathname: string): readonly string[] {
  return meantAddress(pathname, '')
    .path.replace(/\.(html?|php|aspx?)$/i, '')
    .split('/')
    .filter((part) => !/^(hi|venues?|page|index)?$/i.test(part))
    .map((part) =>
      part
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .join(' ')
        .trim(),
    );
}

const trimEnd = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
