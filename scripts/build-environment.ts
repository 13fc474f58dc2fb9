import { readEnvironment, StartError } from './environment.ts';

/** What a build reads, before the modules that read it at their start: import it first. */
readEnvironment();
// Vite would build for development where the shell has another value.
process.env.NODE_ENV = 'production';

const address = process.env.SITE_URL?.trim();
if (!address) delete process.env.SITE_URL;
else if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  throw new StartError(`SITE_URL is "${address}", which is no address such as https://www.example.com.`);
