/** A message ready to leave. */
export interface OutgoingMessage {
  /** Message-ID without angle brackets. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where a POST, or a page, stops such mails (RFC 8058); for optional mails only. */
  readonly stopUrl?: string | undefined;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
    /** Its Content-ID, for a picture that the HTML shows; absent for a file to keep. */
    readonly cid?: string;
  }[];
}

/** Delivers one message. Resolves only when the next server (or the disk) has it. */
export interface Mailer {
  /**
   * `hasty`: gives a server up soon that does not get as far as asking for the message; it is tried again with patience.
   * @throws MailError saying whether it may have left all the same.
   */
  send(message: OutgoingMessage, hasty?: boolean): Promise<void>;
  /** Folder of `.eml` files, when there is no SMTP server. There, sending again only overwrites. */
  readonly mailboxFolder: string | null;
  close(): Promise<void>;
}

/**
 * What a failed sending means: `temporary` it surely did not leave, try again; `permanent` the server will never
 * take it; `too-large` nor this one, but perhaps a smaller one; `uncertain` the connection broke while the server had the
 * message in hand, so it may have left.
 */
export type MailFailure = 'temporary' | 'permanent' | 'too-large' | 'uncertain';

export class MailError extends Error {
  readonly failure: MailFailure;

  constructor(failure: MailFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailError';
    this.failure = failure;
  }
}
