const headings = {
  business: 'Your business',
  specification: 'Different from the specification',
  samples: 'Sample texts',
  pictures: "Artist's impressions",
  legal: 'Legal pages',
  maps: 'Maps',
  hindi: 'Hindi',
  environment: 'Environment',
  mail: 'Mail and webhook',
  links: 'Links',
};
type Area = keyof typeof headings;

/** Something to do before the site is public. */
export interface Finding {
  /** The heading in the report. */
  readonly area: Area;
  /** A file and field, a page, or an environment variable. */
  readonly where: string;
  readonly what: string;
  /** False for advice. */
  readonly blocks: boolean;
}

export const finding = (area: Area, where: string, what: string, blocks = true): Finding => ({
  area,
  where,
  what,
  blocks,
});

/** The findings as text, by area; blocking ones are marked ✗, advice ·. */
export function report(findings: readonly Finding[]): string {
  const areas = Object.entries(headings).map(([area, heading]) => {
    const own = findings.filter((one) => one.area === area);
    const width = Math.max(...own.map(({ where }) => where.length));
    const lines = own.map(
      ({ where, what, blocks }) => `  ${blocks ? '✗' : '·'} ${where.padEnd(width)}  ${what}`,
    );
    return [`${own.some(({ blocks }) => blocks) ? '✗' : '✓'} ${heading}`, ...lines].join('\n');
  });
  const blocking = findings.filter(({ blocks }) => blocks).length;
  const summary =
    blocking === 0
      ? 'Ready for the public.'
      : `Not ready: ${blocking} thing${blocking === 1 ? '' : 's'} to do (✗). See docs/operating.md.`;
  return `${areas.join('\n\n')}\n\n${summary}`;
}
