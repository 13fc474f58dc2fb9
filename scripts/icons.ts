import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dynamicIconImports } from 'lucide-react/dynamic';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames, maskNames } from '../src/components/icon-names.ts';

/** The SVG sprite: one `<symbol>` per icon. */
export const iconSheet = join(import.meta.dirname, '../src/components/icons.svg');

/** CSS masks: one custom property per icon. */
export const iconMasks = join(import.meta.dirname, '../src/components/icon-masks.css');

/** The sprite of the icons in use, drawn by `lucide-react`. */
export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(drawIcon));
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Custom properties with the drawings of `maskNames`, as data URLs. */
export async function drawMasks(): Promise<string> {
  const masks = await Promise.all(
    maskNames.map(async (name) => {
      const shapes = (await drawShapes(name)).replaceAll('"', "'");
      return `  --icon-${name}: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${style(name)}>${shapes}</svg>");`;
    }),
  );
  return `:root {\n${masks.join('\n')}\n}\n`;
}

/** As in `icon.module.css`; the star is filled. */
const style = (name: IconName) =>
  `fill='${name === 'star' ? 'black' : 'none'}' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;

const drawIcon = async (name: IconName): Promise<string> =>
  `<symbol id="${name}" viewBox="0 0 24 24">${await drawShapes(name)}</symbol>`;

async function drawShapes(name: IconName): Promise<string> {
  const icon = await dynamicIconImports[name]();
  const [, shapes] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon.default))) ?? [];
  if (!shapes) throw new Error(`The icon ${name} has no shapes`);
  return shapes;
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(iconSheet, await drawIcons());
  await writeFile(iconMasks, await drawMasks());
}
