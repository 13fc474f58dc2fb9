/** Whether a path, in any letter case and with or without a trailing slash, fits a pattern such as "/:city/:type?/page/:page". */
export function matchesPath(pattern: string, pathname: string): boolean {
  const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`, 'i').test(pathname);
}
