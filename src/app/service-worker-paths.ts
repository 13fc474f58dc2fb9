/** One worker for each language, at the root so that its scope may be any path: each precaches the code of its language. */
export const serviceWorkerPaths = { en: '/service-worker.js', hi: '/service-worker-hi.js' } as const;
