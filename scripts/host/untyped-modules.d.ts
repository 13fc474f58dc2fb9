declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  /** Compresses what is written to the response; `@types/compression` accepts Express types only. */
  export default function compression(options: {
    readonly brotli: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
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
