import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dynamicIconImports } from 'lucide-react/dynamic';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '../src/components/icon-names.ts';

/** The SVG sprite: one `<symbol>` per icon. */
export const iconSheet = join(import.meta.dirname, '../src/components/icons.svg');

/** The sprite of the icons in use, drawn by `lucide-react`. */
export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(drawIcon));
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

async function drawIcon(name: IconName): Promise<string> {
  const icon = await dynamicIconImports[name]();
  const [, shapes] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon.default))) ?? [];
  if (!shapes) throw new Error(`The icon ${name} has no shapes`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

if (process.argv[1] === import.meta.filename) await writeFile(iconSheet, await drawIcons());
