import { readEnvironment } from './environment.ts';

/** What a build reads, before the modules that read it at their start: import it first. */
readEnvironment();
// Vite would build for development where the shell has another value.
process.env.NODE_ENV = 'production';
