import type { Plugin } from 'vite';

/** In development, answers `/data/dev/<page>.json` from the content as it is now. */
export function payloadPlugin(): Plugin {
  return {
    name: 'page-payload',
    configureServer(server) {
      server.middlewares.use('/data/dev', async (request, response, next) => {
        try {
          const { pagePayload } = await server.ssrLoadModule('/src/page-data.ts');
          const path = (request.url ?? '/').replace(/\.json.*$/, '').replace(/^\/index$/, '/');
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(pagePayload(path)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
