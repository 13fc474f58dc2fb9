import type { Finding } from './finding.ts';

const headings: Readonly<Record<Finding['area'], string>> = {
  business: 'Your business',
  samples: 'Sample texts',
  pictures: "Artist's impressions",
  legal: 'Legal pages',
  maps: 'Maps',
  environment: 'Environment',
  mail: 'Mail',
  links: 'Links',
};

/** The findings as a list for people: by area, what keeps the site from opening marked ✗, advice marked ·. */
export function report(findings: readonly Finding[]): string {
  const areas = Object.entries(headings).map(([area, heading]) => {
    const own = findings.filter((finding) => finding.area === area);
    if (own.length === 0) return `✓ ${heading}`;
    const width = Math.max(...own.map(({ where }) => where.length));
    const lines = own.map(
      ({ where, what, blocks }) => `  ${blocks ? '✗' : '·'} ${where.padEnd(width)}  ${what}`,
    );
    return [`${own.some(({ blocks }) => blocks) ? '✗' : '✓'} ${heading}`, ...lines].join('\n');
  });
  const blocking = findings.filter(({ blocks }) => blocks).length;
  const sum =
    blocking === 0
      ? 'Ready for the public.'
      : `Not ready: ${blocking} thing${blocking === 1 ? '' : 's'} to do (✗). README tells how.`;
  return `${areas.join('\n\n')}\n\n${sum}`;
}
