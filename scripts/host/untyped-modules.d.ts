declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  /** Compresses what is written to the response; `@types/compression` accepts Express types only. */
  function compression(options: {
    readonly brotli: BrotliOptions;
    readonly filter: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** The default: whether the content type can be compressed. */
    const filter: Filter;
  }
  export default compression;
}

declare module 'maildev' {
  /** The members that the local mail server uses; the package has no types. */
  export default class MailDev {
    constructor(options: {
      readonly ip: string;
      readonly web: number;
      readonly smtp: number;
      readonly mailDirectory: string;
      readonly silent: boolean;
    });
    listen(): Promise<void>;
    close(done?: () => void): void;
  }
}
