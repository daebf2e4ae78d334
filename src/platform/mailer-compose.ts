import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMessage } from './mailer.ts';

export interface ComposedMessage {
  readonly envelope: { readonly from: string | false; readonly to: string[] };
  /** RFC 5322 bytes with CRLF. */
  readonly bytes: Buffer;
}

/** Builds the RFC 5322 message: text and HTML side by side, pictures of the HTML with it, files beside, fixed Message-ID, marked as automatic. */
export async function composeMessage(
  message: OutgoingMessage,
  from: string,
  date: Date,
): Promise<ComposedMessage> {
  const node = new MailComposer({
    from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.messageId}>`,
    date,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'fr',
      ...(message.stopUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${message.stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    attachments: (message.attachments ?? []).map((attachment) => ({
      ...attachment,
      // A picture of the page stands in it, and is no file to save.
      ...(attachment.cid !== undefined && { contentDisposition: 'inline' as const }),
    })),
    // A message is made of our data only: never of a file or an address it names.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from: sender, to } = node.getEnvelope();
  return { envelope: { from: sender, to }, bytes: await node.build() };
}
