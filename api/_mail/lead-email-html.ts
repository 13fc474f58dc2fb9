import type { Row, RowList, Section } from './kinds/mail-kind.ts';
import type { Action, LeadSummary } from './lead-summary.ts';
import { draftsNote, draftsTitle, type VenueInquiry } from './venue-inquiry.ts';

const ink = '#2b1216';
const muted = '#6d5557';
const line = '#e6d9c3';
const primary = '#7a1430';
const green = '#1f6b45';
const blue = '#1d4fa3';
const small = `font-size:14px;line-height:1.5;color:${muted}`;
const buttonText = 'font-weight:600;text-decoration:none';
const styles = {
  body: `margin:0;padding:16px;background:#fbf6ee;color:${ink};font-family:-apple-system, Roboto, Helvetica, Arial, sans-serif`,
  // `overflow-wrap` is inherited: a long word makes the mail no wider than a phone.
  card: `max-width:560px;margin:0 auto;padding:20px;background:#fffdf9;border:1px solid ${line};border-radius:12px;overflow-wrap:anywhere`,
  heading: `margin:0 0 16px;font-size:20px;line-height:1.3;color:${ink}`,
  warning: 'padding:10px 12px;border-radius:8px;background:#fdebd0;color:#5c3a00',
  call: `margin:0 0 16px;font-size:16px;font-weight:600;color:${ink}`,
  // A table's cell: Outlook has paddings and borders only there.
  box: 'width:100%;margin:0 0 10px;border-collapse:separate;border-spacing:0',
  button: 'padding:4px 16px;border-radius:10px;text-align:center;background:',
  buttonLink: `display:block;padding:10px 0;font-size:17px;${buttonText};color:#ffffff`,
  message: `margin:0 0 16px;${small}`,
  note: `margin:0 0 10px;${small}`,
  title: `margin:20px 0 8px;font-size:14px;color:${muted}`,
  label: `margin:0;font-size:13px;color:${muted}`,
  value: `margin:0 0 12px;font-size:16px;line-height:1.45;color:${ink}`,
  link: `color:${blue}`,
  part: `margin:12px 0 6px;font-size:16px;line-height:1.3;color:${ink}`,
  // The columns of up to four dates and a name fit into 286 px, the width that a phone of 360 px leaves.
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse;table-layout:fixed',
  date: `width:46px;padding:6px 0;border:1px solid ${line};font-size:11px;line-height:1.3;font-weight:600;color:${ink}`,
  venue: `padding:8px 6px;border:1px solid ${line};font-size:14px;line-height:1.3;font-weight:400;text-align:left;color:${ink}`,
  status: `padding:8px 2px;border:1px solid ${line};font-size:14px;text-align:center;color:${muted}`,
  list: `margin:0 0 16px;padding-left:20px;font-size:16px;line-height:1.45;color:${ink}`,
  draft: `padding:3px 14px;border:1px solid ${green};border-radius:10px;text-align:center`,
  draftLink: `display:block;padding:9px 0;font-size:16px;${buttonText};color:${green}`,
};

const buttonBackgrounds: Readonly<Record<string, string>> = { WhatsApp: green, 'E-mail': blue };

interface Markup {
  readonly markup: string;
}
type Content = string | Markup | readonly Content[] | false | undefined;

/** Markup without the line breaks of its template, in which every text is escaped. */
function html({ raw }: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const tags = raw.map((part) => part.replace(/\n */g, ''));
  return { markup: String.raw({ raw: tags }, ...contents.map(toMarkup)) };
}

function toMarkup(content: Content): string {
  if (!content) return '';
  if (typeof content === 'string') return content.replace(/[&<>"']/g, (char) => entities[char] ?? '');
  return 'markup' in content ? content.markup : content.map(toMarkup).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

// Contains no character that would be escaped.
const darkModeCss = `@media (prefers-color-scheme: dark) {
.page { background: #1b1114 !important; }
.card { background: #26191d !important; border-color: #4a3239 !important; }
.text { color: #f6ece4 !important; }
.muted { color: #c9b3ae !important; }
.link { color: #9dbcf5 !important; }
.cell { border-color: #4a3239 !important; }
.draft { color: #8fd3ae !important; border-color: #8fd3ae !important; }
}`;

export function renderLeadEmailHtml(summary: LeadSummary): string {
  const { subject, heading, warnings, calls, actions, inquiry, questions, sections } = summary;
  const { markup } = html`
    <!doctype html><html lang="en-IN"><head>
      <meta charSet="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="supported-color-schemes" content="light dark"/>
      <title>${subject}</title>
      <style>${darkModeCss}</style>
    </head><body class="page" style="${styles.body}"><div class="card" style="${styles.card}">
      <h1 class="text" style="${styles.heading}">${unbroken(heading)}</h1>
      ${warnings.map((warning) => box(html`<td style="${styles.warning}">${warning}</td>`))}
      ${calls.map((call) => html`<p class="text" style="${styles.call}">${call}</p>`)}
      ${actions.map(button)}
      ${[inquiry, questions].map((one) => one && inquirySection(one))}
      ${Object.values(sections).map(section)}
    </div></body></html>`;
  return markup;
}

function button({ label, value, href, lang }: Action): Markup {
  const [kind = ''] = label.split(' ');
  const isCall = kind === 'Call';
  const background = buttonBackgrounds[kind] ?? primary;
  const text = unbroken(isCall ? `${label} ${value}` : label);
  const link = html`<a href="${href}" style="${styles.buttonLink}">${text}</a>`;
  const message = html`<p class="muted" style="${styles.message}"${lang && html` lang="${lang}"`}>${value}</p>`;
  return html`${box(html`<td style="${styles.button}${background}">${link}</td>`)}${!isCall && message}`;
}

/** Its phone numbers stay on one line. */
const unbroken = (text: string) => text.replace(/\+\d[\d ]*/g, (number) => number.replaceAll(' ', '\u00A0'));

const titled = (title: string) => html`<h2 class="muted" style="${styles.title}">${title}</h2>`;

function inquirySection({ title, parts, drafts }: VenueInquiry): Markup {
  const content = parts.map(
    ({ heading, table = [], items }) =>
      html`<h3 class="text" style="${styles.part}">${heading}</h3>${items ? list({ items }) : venueTable(table)}`,
  );
  const links = drafts.map(({ venue, href }) => {
    const link = html`<a class="draft" href="${href}" style="${styles.draftLink}">${venue}</a>`;
    return box(html`<td class="draft" style="${styles.draft}">${link}</td>`);
  });
  const note = html`<p class="muted" style="${styles.note}">${draftsNote}</p>`;
  return html`${titled(title)}${content}${links.length > 0 && [titled(draftsTitle), note, links]}`;
}

function venueTable([[corner = '', ...dates] = [], ...rows]: readonly (readonly string[])[]): Markup {
  const columns = dates.map((date) => {
    const lines = toLines(date.replace(/ (\d+ \w+) /, '\n$1\n'));
    return html`<th class="text cell" style="${styles.date}" scope="col">${lines}</th>`;
  });
  const heading = (venue: string, scope: string) =>
    html`<th class="text cell" style="${styles.venue}" scope="${scope}">${venue}</th>`;
  const lines = rows.map(([venue = '', ...cells]) => {
    const statuses = cells.map((cell) => html`<td class="muted cell" style="${styles.status}">${cell}</td>`);
    return html`<tr>${heading(venue, 'row')}${statuses}</tr>`;
  });
  const head = html`<thead><tr>${heading(corner, 'col')}${columns}</tr></thead>`;
  return html`<table style="${styles.table}">${head}<tbody>${lines}</tbody></table>`;
}

const box = (cell: Markup) =>
  html`<table role="presentation" style="${styles.box}"><tbody><tr>${cell}</tr></tbody></table>`;

/** Lists and line breaks are elements: Outlook drops `white-space`. */
function rowElement([label, value, href]: Row): Markup {
  const name = html`<p class="muted" style="${styles.label}">${label}</p>`;
  if (typeof value !== 'string') return html`<div>${name}${list(value)}</div>`;
  const link = href && html`<a class="link" href="${href}" style="${styles.link}">${value}</a>`;
  return html`<div>${name}<p class="text" style="${styles.value}">${link || toLines(value)}</p></div>`;
}

function list({ items, isOrdered }: RowList): Markup {
  const lines = items.map((item) => html`<li>${item}</li>`);
  const look = html`class="text" style="${styles.list}"`;
  return isOrdered ? html`<ol ${look}>${lines}</ol>` : html`<ul ${look}>${lines}</ul>`;
}

const toLines = (text: string): readonly Content[] =>
  text.split('\n').map((line, index) => [index > 0 && html`<br/>`, line]);

const section = ({ title, rows }: Section): Content =>
  rows.length > 0 && [titled(title), rows.map(rowElement)];
