import type { Plugin } from 'vite';
import { callFunction, type WebFunction } from './function-adapter.ts';

/** Answers `/api/send-email` in development with the current source of the function. */
export function apiPlugin(): Plugin {
  return {
    name: 'api',
    configureServer(server) {
      server.middlewares.use('/api/send-email', async (request, response, next) => {
        try {
          request.url = request.originalUrl ?? request.url;
          const { default: target } = (await server.ssrLoadModule('/api/send-email.ts')) as {
            default: WebFunction;
          };
          await callFunction(target, { request, response, timeoutMs: 30_000, trustProxy: false });
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
