declare module 'maildev' {
  interface MailDevOptions {
    readonly ip: string;
    readonly web: number;
    readonly smtp: number;
    readonly mailDirectory: string;
    readonly silent: boolean;
  }

  /** The part of MailDev's programming interface that the local mail server uses. */
  export default class MailDev {
    constructor(options: MailDevOptions);
    listen(): Promise<void>;
    close(done?: () => void): void;
  }
}
