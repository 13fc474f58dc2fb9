import { type CSSProperties, Fragment, createElement as h, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DatedFunction, draftsNote, draftsTitle, type FreeDates, statusText } from './free-dates.ts';
import type { LeadSummary, SummaryRow } from './lead-summary.ts';
import { type QuestionTable, questionsTitle } from './open-questions.ts';
import { ownerTitle } from './owner-facts.ts';
import type { RowList } from './row-value.ts';
import { totalTitle } from './shown-total.ts';

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
  callBy: { margin: '0 0 16px', fontSize: '16px', fontWeight: 600, color: '#2b1216' },
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
  function: { margin: '12px 0 6px', fontSize: '16px', lineHeight: 1.3, color: '#2b1216' },
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
function email({
  subject,
  heading,
  spamReason,
  warning,
  callIn,
  callBy,
  actions,
  freeDates,
  questions,
  request,
  hall,
  total,
  source,
}: LeadSummary): ReactElement {
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
    warning && box({ style: styles.warning }, warning),
    spamReason && box({ style: styles.warning }, `Please check: ${spamReason}`),
    h('p', { className: 'text', style: styles.callBy }, callIn),
    h('p', { className: 'text', style: styles.callBy }, `Call by: ${callBy}`),
    ...actions.map(button),
    freeDates && datesSection(freeDates),
    questions && questionsSection(questions),
    section('What was asked', request),
    hall.length > 0 && section(ownerTitle, hall),
    total.length > 0 && section(totalTitle, total),
    section('Where it came from', source),
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

function datesSection({ functions, drafts }: FreeDates): ReactElement {
  return h(
    Fragment,
    null,
    h('h2', { className: 'muted', style: styles.title }, 'Which dates are free?'),
    ...functions.map(datesTable),
    ...draftLinks(drafts),
  );
}

function draftLinks(drafts: FreeDates['drafts']): readonly ReactElement[] {
  if (drafts.length === 0) return [];
  return [
    h('h2', { className: 'muted', style: styles.title }, draftsTitle),
    h('p', { className: 'muted', style: styles.note }, draftsNote),
    ...drafts.map(({ venue, href }) =>
      box(
        { className: 'draft', style: styles.draft },
        h('a', { className: 'draft', href, style: styles.draftLink }, venue),
      ),
    ),
  ];
}

/** A list for each venue: a table with a column for each would be wider than a phone. */
function questionsSection({ venues, rows, drafts }: QuestionTable): ReactElement {
  const lists = venues.map((venue, index) => {
    const open = rows.filter(({ isOpen }) => isOpen[index]);
    return h(
      Fragment,
      null,
      h('h3', { className: 'text', style: styles.function }, venue),
      list({ items: open.map(({ question }) => question) }),
    );
  });
  return h(
    Fragment,
    null,
    h('h2', { className: 'muted', style: styles.title }, questionsTitle),
    ...lists,
    ...draftLinks(drafts),
  );
}

function datesTable({ heading, dates, venues }: DatedFunction): ReactElement {
  const head = h(
    'tr',
    null,
    h('th', { className: 'text cell', style: styles.venue, scope: 'col' }, 'Venue'),
    ...dates.map(({ full }) => {
      const [weekday, day, month, year] = full.split(' ');
      const attributes = { className: 'text cell', style: styles.date, scope: 'col' };
      return h('th', attributes, weekday, h('br'), `${day} ${month}`, h('br'), year);
    }),
  );
  const rows = venues.map((venue) =>
    h(
      'tr',
      null,
      h('th', { className: 'text cell', style: styles.venue, scope: 'row' }, venue),
      ...dates.map((date) => h('td', { className: 'muted cell', style: styles.status }, statusText(date))),
    ),
  );
  return h(
    Fragment,
    null,
    h('h3', { className: 'text', style: styles.function }, heading),
    h('table', { style: styles.table }, h('thead', null, head), h('tbody', null, ...rows)),
  );
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

function section(title: string, rows: readonly SummaryRow[]): ReactElement {
  return h(
    Fragment,
    null,
    h('h2', { className: 'muted', style: styles.title }, title),
    ...rows.map((row) =>
      h('div', null, h('p', { className: 'muted', style: styles.label }, row.label), valueElement(row)),
    ),
  );
}
