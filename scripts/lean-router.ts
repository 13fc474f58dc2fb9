import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what no page uses of the router: forms, its own links, route trees, 7 KB of each first
 * load. The router writes names on its components and makes contexts at the top of one file, so that the bundler takes
 * each of them for work that must be done; the names serve developer tools alone.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        return {
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        };
      },
    },
  };
}
