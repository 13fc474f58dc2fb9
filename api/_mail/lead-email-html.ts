import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RowList } from './kinds/mail-kind.ts';
import type { LeadSummary, Section, SummaryRow } from './lead-summary.ts';
import { draftsNote, draftsTitle, type VenueInquiry } from './venue-inquiry.ts';

const font = '-apple-system, Roboto, Helvetica, Arial, sans-serif';
const styles = {
  body: { margin: 0, padding: '16px', background: '#fbf6ee', color: '#2b1216', fontFamily: font },
  card: {
    maxWidth: '560px',
    margin: '0 auto',
    padding: '20px',
    background: '#fffdf9',
    border: '1px solid #e6d9c3',
    borderRadius: '12px',
    // Inherited: a long word makes the mail no wider than a phone.
    overflowWrap: 'anywhere',
  },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: 1.3, color: '#2b1216' },
  warning: {
    padding: '10px 12px',
    borderRadius: '8px',
    background: '#fdebd0',
    color: '#5c3a00',
  },
  call: { margin: '0 0 16px', fontSize: '16px', fontWeight: 600, color: '#2b1216' },
  // A table's cell: Outlook has paddings and borders only there.
  box: { width: '100%', margin: '0 0 10px', borderCollapse: 'separate', borderSpacing: 0 },
  button: { padding: '4px 16px', borderRadius: '10px', textAlign: 'center', background: '#7a1430' },
  buttonLink: {
    display: 'block',
    padding: '10px 0',
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
    color: '#ffffff',
  },
  message: { margin: '0 0 16px', fontSize: '14px', lineHeight: 1.5, color: '#6d5557' },
  note: { margin: '0 0 10px', fontSize: '14px', lineHeight: 1.5, color: '#6d5557' },
  title: { margin: '20px 0 8px', fontSize: '14px', color: '#6d5557' },
  label: { margin: 0, fontSize: '13px', color: '#6d5557' },
  value: { margin: '0 0 12px', fontSize: '16px', lineHeight: 1.45, color: '#2b1216' },
  link: { color: '#1d4fa3' },
  part: { margin: '12px 0 6px', fontSize: '16px', lineHeight: 1.3, color: '#2b1216' },
  // The columns of up to four dates and a name fit into 286 px, the width that a phone of 360 px leaves.
  table: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', tableLayout: 'fixed' },
  date: {
    width: '46px',
    padding: '6px 0',
    border: '1px solid #e6d9c3',
    fontSize: '11px',
    lineHeight: 1.3,
    fontWeight: 600,
    color: '#2b1216',
  },
  venue: {
    padding: '8px 6px',
    border: '1px solid #e6d9c3',
    fontSize: '14px',
    lineHeight: 1.3,
    fontWeight: 400,
    textAlign: 'left',
    color: '#2b1216',
  },
  status: {
    padding: '8px 2px',
    border: '1px solid #e6d9c3',
    fontSize: '14px',
    textAlign: 'center',
    color: '#6d5557',
  },
  list: { margin: '0 0 16px', paddingLeft: '20px', fontSize: '16px', lineHeight: 1.45, color: '#2b1216' },
  draft: { padding: '3px 14px', border: '1px solid #1f6b45', borderRadius: '10px', textAlign: 'center' },
  draftLink: {
    display: 'block',
    padding: '9px 0',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
    color: '#1f6b45',
  },
} as const satisfies Record<string, CSSProperties>;

const buttonBackgrounds: Readonly<Record<string, string>> = { WhatsApp: '#1f6b45', 'E-mail': '#1d4fa3' };

// Contains no character that React would escape.
const darkModeCss = `@media (prefers-color-scheme: dark) {
.page { background: #1b1114 !important; }
.card { background: #26191d !important; border-color: #4a3239 !important; }
.text { color: #f6ece4 !important; }
.muted { color: #c9b3ae !important; }
.link { color: #9dbcf5 !important; }
.cell { border-color: #4a3239 !important; }
.draft { color: #8fd3ae !important; border-color: #8fd3ae !important; }
}`;

/** The HTML version of the mail. React escapes every text. */
export function renderLeadEmailHtml(summary: LeadSummary): string {
  return `<!doctype html>${renderToStaticMarkup(email(summary))}`;
}

// No JSX: Vercel's builder does not deploy .tsx files with a function.
function email(summary: LeadSummary): ReactElement {
  const { subject, heading, warnings, calls, actions, inquiry, questions, sections } = summary;
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', null, darkModeCss),
  );
  const card = h(
    'div',
    { className: 'card', style: styles.card },
    h('h1', { className: 'text', style: styles.heading }, unbroken(heading)),
    ...warnings.map((warning) => box({ style: styles.warning }, warning)),
    ...calls.map((call) => h('p', { className: 'text', style: styles.call }, call)),
    ...actions.map(button),
    ...[inquiry, questions].map((one) => one && inquirySection(one)),
    ...Object.values(sections).map(section),
  );
  return h('html', { lang: 'en-IN' }, head, h('body', { className: 'page', style: styles.body }, card));
}

function button({ label, value, href, lang }: LeadSummary['actions'][number]): ReactElement {
  const [kind = ''] = label.split(' ');
  const isCall = kind === 'Call';
  const style = { ...styles.button, background: buttonBackgrounds[kind] ?? styles.button.background };
  const text = unbroken(isCall ? `${label} ${value}` : label);
  return h(
    Fragment,
    null,
    box({ style }, h('a', { href, style: styles.buttonLink }, text)),
    !isCall && h('p', { className: 'muted', style: styles.message, lang }, value),
  );
}

/** Its phone numbers stay on one line. */
const unbroken = (text: string) => text.replace(/\+\d[\d ]*/g, (number) => number.replaceAll(' ', '\u00A0'));

const titleElement = (title: string) => h('h2', { className: 'muted', style: styles.title }, title);

function inquirySection({ title, parts, drafts }: VenueInquiry): ReactElement {
  const content = parts.flatMap(({ heading, table = [], items }) => [
    h('h3', { className: 'text', style: styles.part }, heading),
    items ? list({ items }) : venueTable(table),
  ]);
  const links = drafts.map(({ venue, href }) =>
    box(
      { className: 'draft', style: styles.draft },
      h('a', { className: 'draft', href, style: styles.draftLink }, venue),
    ),
  );
  const note = h('p', { className: 'muted', style: styles.note }, draftsNote);
  const asking = links.length > 0 ? [titleElement(draftsTitle), note, ...links] : [];
  return h(Fragment, null, titleElement(title), ...content, ...asking);
}

function venueTable([head = [], ...rows]: readonly (readonly string[])[]): ReactElement {
  const [corner, ...dates] = head;
  const heading = (look: Look, scope: string, ...content: readonly ReactNode[]) =>
    h('th', { ...look, scope }, ...content);
  const venueLook = { className: 'text cell', style: styles.venue };
  const headRow = h(
    'tr',
    null,
    heading(venueLook, 'col', corner),
    ...dates.map((date) => {
      const [weekday, day, month, year] = date.split(' ');
      const lines = toLines(`${weekday}\n${day} ${month}\n${year}`);
      return heading({ className: 'text cell', style: styles.date }, 'col', ...lines);
    }),
  );
  const body = rows.map(([venue, ...cells]) =>
    h(
      'tr',
      null,
      heading(venueLook, 'row', venue),
      ...cells.map((cell) => h('td', { className: 'muted cell', style: styles.status }, cell)),
    ),
  );
  return h('table', { style: styles.table }, h('thead', null, headRow), h('tbody', null, ...body));
}

interface Look {
  readonly className?: string;
  readonly style: CSSProperties;
}

function box(look: Look, content: ReactNode): ReactElement {
  const cell = h('tr', null, h('td', look, content));
  return h('table', { role: 'presentation', style: styles.box }, h('tbody', null, cell));
}

/** Lists and line breaks are elements: Outlook drops `white-space`. */
function valueElement({ value, href }: SummaryRow): ReactElement {
  if (typeof value !== 'string') return list(value);
  const content = href ? [h('a', { className: 'link', href, style: styles.link }, value)] : toLines(value);
  return h('p', { className: 'text', style: styles.value }, ...content);
}

const list = ({ items, isOrdered }: RowList): ReactElement =>
  h(
    isOrdered ? 'ol' : 'ul',
    { className: 'text', style: styles.list },
    ...items.map((item) => h('li', null, item)),
  );

const toLines = (text: string): readonly ReactNode[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));

function section({ title, rows }: Section): ReactNode {
  if (rows.length === 0) return undefined;
  const shown = rows.map((row) =>
    h('div', null, h('p', { className: 'muted', style: styles.label }, row.label), valueElement(row)),
  );
  return h(Fragment, null, titleElement(title), ...shown);
}
