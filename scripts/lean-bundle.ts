import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const root = `${import.meta.dirname}/..`;

type Removal = readonly [text: RegExp, replacement: string];

/** Removes code by its text; the build fails where a new version of the package has no such file or text. */
function removeFrom(
  name: string,
  filter: { id: RegExp; code: string },
  removals: readonly Removal[],
): Plugin {
  let found = false;
  return {
    name,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (!found && !error) this.error(`The package has changed: no ${filter.id} has ${filter.code}`);
    },
    transform: {
      filter,
      handler(code) {
        found = true;
        return removals.reduce((text, [removed, replacement]) => {
          if (text.search(removed) < 0) this.error(`The package has changed: there is no ${removed}`);
          return text.replace(removed, replacement);
        }, code);
      },
    },
  };
}

/** The router without its warnings and the error boundaries of its data APIs. */
const routerCode = { id: /react-router\/dist\/development\/chunk-/, code: 'ENABLE_DEV_WARNINGS = true' };
const leanRouter = removeFrom('lean-router', routerCode, [
  [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/= new (Set|WeakMap)\(/g, '= /* @__PURE__ */ new $1('],
  [
    /function warning\(cond, message\) \{\n {2}if \(!cond\)/,
    '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {\n  if (false)',
  ],
  [/RenderErrorBoundary\.contextType = RSCRouterContext;/, ''],
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/, 'useNavigateUnstable()'],
]);

/** React's functions for JSX as constants of a module: as properties of the CommonJS one, each element would name it. */
const leanJsx: Plugin = {
  name: 'lean-jsx',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) =>
    id === 'react/jsx-runtime' && importer !== '\0lean-jsx' ? '\0lean-jsx' : undefined,
  load: (id) =>
    id === '\0lean-jsx'
      ? "import runtime from 'react/jsx-runtime'; export const { Fragment, jsx, jsxs } = runtime;"
      : undefined,
};

/** The classes of a stylesheet as single constants: as properties of an object, each would be named twice. */
const leanClasses: Plugin = {
  name: 'lean-classes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code) =>
      code.replace(/^import (\w+) from ('[^']+\.module\.css');$/gm, 'import * as $1 from $2;'),
  },
};

export const leanBundle: readonly Plugin[] = [leanRouter, leanJsx, leanClasses];

const files = new Map<string, string>();

/** A short class name, the same in the builds for the browser and for prerendering. */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(root, file.replace(/\?.*/, ''));
  const prefix = `_${createHash('sha256').update(path).digest('base64url').replace(/\W/g, '').slice(0, 2)}`;
  if ((files.get(prefix) ?? path) !== path)
    throw new Error(`${path} and ${files.get(prefix)} have the same class names`);
  files.set(prefix, path);
  return prefix + css.search(new RegExp(`\\b${name}\\b`)).toString(36);
}
