import type { Plugin } from 'vite';

/** On the development server, answers `/data/dev/<page>.json` and `/data/dev/hi/<page>.json` from the content as it is now. */
export function pageDataPlugin(): Plugin {
  return {
    name: 'page-data',
    configureServer(server) {
      server.middlewares.use('/data/dev', async (request, response, next) => {
        try {
          const { dataFiles } = await server.ssrLoadModule('/src/app/data-files.ts');
          const { loadPageData } = await server.ssrLoadModule('/src/routes/pages.ts');
          const { localeOf, routePath, setLocale } = await server.ssrLoadModule('/src/i18n/locale.ts');
          const url = (request.url ?? '/').replace(/\.json.*$/, '').replace(/^\/index$/, '/');
          setLocale(localeOf(url));
          const path = routePath(url);
          const data = dataFiles().get(path.slice(1)) ?? loadPageData(path);
          if (path.startsWith('/venue-summaries/') && data.route === 'not-found') response.statusCode = 404;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(data));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
