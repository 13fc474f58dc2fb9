import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

const inline = /<script>([\s\S]*?)<\/script>/;

/** The page with its inline script without what only its readers need: names, lines and comments. */
export function shortenInline(html: string): string {
  const [element, script] = inline.exec(html) ?? [];
  if (!element || !script) throw new Error('The page has no inline script');
  const { code, errors } = minifySync('inline.js', script);
  if (errors.length > 0) throw new Error(`The inline script cannot be read: ${errors[0]?.message}`);
  return html.replace(element, () => `<script>${code.trim()}</script>`);
}

/** The fingerprint of a page's one inline script, as the content policy names it; throws where there is not one. */
export function inlineFingerprint(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  const [script] = scripts;
  if (!script || scripts.length > 1)
    throw new Error(`The page has ${scripts.length} inline scripts, not the one of index.html`);
  return `sha256-${createHash('sha256')
    .update(script[1] ?? '')
    .digest('base64')}`;
}

/** Throws where the content policy of the host's configuration would stop the inline script, with what to write there. */
export function checkPolicy(config: string, html: string): void {
  const fingerprint = inlineFingerprint(html);
  if (!config.includes(`'${fingerprint}'`))
    throw new Error(`vercel.json: write '${fingerprint}' after 'self' at script-src: index.html has changed`);
}
