import { type CSSProperties, Fragment, createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Fact, LeadFacts } from './lead-facts.ts';

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
  },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: 1.3, color: '#2b1216' },
  check: {
    margin: '0 0 16px',
    padding: '10px 12px',
    borderRadius: '8px',
    background: '#fdebd0',
    color: '#5c3a00',
  },
  button: {
    display: 'block',
    margin: '0 0 10px',
    padding: '14px 16px',
    borderRadius: '10px',
    fontSize: '17px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    color: '#ffffff',
    background: '#7a1430',
  },
  draft: { margin: '0 0 16px', fontSize: '14px', lineHeight: 1.5, color: '#6d5557' },
  title: { margin: '20px 0 8px', fontSize: '14px', color: '#6d5557' },
  label: { margin: 0, fontSize: '13px', color: '#6d5557' },
  value: {
    margin: '0 0 12px',
    fontSize: '16px',
    lineHeight: 1.45,
    color: '#2b1216',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  link: { color: '#1d4fa3' },
} as const satisfies Record<string, CSSProperties>;

const buttonGround: Readonly<Record<string, string>> = { WhatsApp: '#1f6b45', 'E-mail': '#1d4fa3' };

// Mail programs that know dark mode read this; the others keep the light colours above. No sign here needs escaping.
const dark = `@media (prefers-color-scheme: dark) {
.page { background: #1b1114 !important; }
.card { background: #26191d !important; border-color: #4a3239 !important; }
.ink { color: #f6ece4 !important; }
.muted { color: #c9b3ae !important; }
.link { color: #9dbcf5 !important; }
}`;

/** The mail as HTML. Every text is escaped by React; nothing of a visitor becomes markup. */
export function leadHtml(facts: LeadFacts): string {
  return `<!doctype html>${renderToStaticMarkup(mail(facts))}`;
}

// No JSX in the function: the host's builder leaves files that end in .tsx behind, and the function would not load.
function mail(facts: LeadFacts): ReactElement {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, facts.subject),
    h('style', null, dark),
  );
  const card = h(
    'div',
    { className: 'card', style: styles.card },
    h('h1', { className: 'ink', style: styles.heading }, facts.heading),
    facts.check && h('p', { style: styles.check }, `Please check: ${facts.check}`),
    ...facts.actions.map(action),
    rows('What was asked', facts.asked),
    rows('Where it came from', facts.origin),
  );
  return h('html', { lang: 'en-IN' }, head, h('body', { className: 'page', style: styles.body }, card));
}

function action({ label, value, href }: Fact): ReactElement {
  const chat = label === 'WhatsApp';
  const style = { ...styles.button, background: buttonGround[label] ?? styles.button.background };
  return h(
    Fragment,
    null,
    h('a', { href, style }, chat ? label : `${label} ${value}`),
    chat && h('p', { className: 'muted', style: styles.draft }, value),
  );
}

function rows(title: string, facts: readonly Fact[]): ReactElement {
  return h(
    Fragment,
    null,
    h('h2', { className: 'muted', style: styles.title }, title),
    ...facts.map(({ label, value, href }) =>
      h(
        'div',
        null,
        h('p', { className: 'muted', style: styles.label }, label),
        h(
          'p',
          { className: 'ink', style: styles.value },
          href ? h('a', { className: 'link', href, style: styles.link }, value) : value,
        ),
      ),
    ),
  );
}
