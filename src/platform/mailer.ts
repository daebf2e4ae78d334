/** A message ready to leave. */
export interface OutgoingMessage {
  /** Message-ID without angle brackets. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Delivers one message. Resolves only when the next server (or the disk) has it. */
export interface Mailer {
  send(message: OutgoingMessage): Promise<void>;
  /** Folder of `.eml` files, when there is no SMTP server. */
  readonly mailboxFolder: string | null;
  close(): Promise<void>;
}
