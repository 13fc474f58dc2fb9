import type { Plugin } from 'vite';

/** In development, answers `/data/dev/<page>.json` from the content as it is now. */
export function payloadPlugin(): Plugin {
  return {
    name: 'page-payload',
    configureServer(server) {
      server.middlewares.use('/data/dev', async (request, response, next) => {
        try {
          const { dataFiles, pagePayload } = await server.ssrLoadModule('/src/app/page-data.ts');
          const path = (request.url ?? '/').replace(/\.json.*$/, '').replace(/^\/index$/, '/');
          const data = dataFiles().get(path.slice(1)) ?? pagePayload(path);
          // A page that is not there has data of its own; a venue has not.
          if (path.startsWith('/card/') && data.status === 404) response.statusCode = 404;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(data));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
