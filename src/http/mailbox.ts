import { mailboxEndpoints } from '#contract/api/site.ts';
import { AppError } from '#contract/errors.ts';
import { isLoopback } from '#contract/loopback.ts';
import { findInMailbox, listMailbox, localMailbox } from '#service/mail/mailbox.ts';
import { mailboxHeaders, mailboxListPage, mailboxMessagePage } from './mailbox-page.ts';
import { type CallContext, defineRoute, type Route } from './route.ts';

/** The local mailbox: only without an SMTP server, published for this machine alone, and from it. */
export const mailboxRoutes: readonly Route[] = [
  defineRoute({
    ...mailboxEndpoints.listMailbox,
    async handle(context) {
      return html(mailboxListPage(await listMailbox(folderOf(context))));
    },
  }),
  defineRoute({
    ...mailboxEndpoints.readMailboxMessage,
    async handle(context) {
      const message = await findInMailbox(folderOf(context), context.params.id);
      if (message === null) throw new AppError('request/not-found');
      return html(mailboxMessagePage(message));
    },
  }),
  defineRoute({
    ...mailboxEndpoints.readMailboxAttachment,
    async handle(context) {
      const message = await findInMailbox(folderOf(context), context.params.id);
      const attachment = message?.attachments[Number(context.params.number)];
      if (attachment === undefined) throw new AppError('request/not-found');
      const isPdf = attachment.contentType === 'application/pdf';
      return {
        status: 200,
        file: new Uint8Array(attachment.content),
        media: isPdf ? 'application/pdf' : 'application/octet-stream',
        headers: {
          ...mailboxHeaders,
          // Saved, never shown in this origin, whatever it is.
          'content-disposition': `attachment; filename="${safeName(attachment.name)}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        },
      };
    },
  }),
];

/**
 * The mailbox folder, where the installation is this machine’s alone and this very machine asks for it. What a proxy
 * sends cannot open it: behind one, the public address is another. A page of another site that resolves its name to
 * 127.0.0.1 comes with its own Host; a proxy of somebody else’s on this machine adds a forwarding header.
 * @throws AppError `request/not-found` otherwise: elsewhere the page does not exist.
 */
function folderOf(context: Pick<CallContext, 'deps' | 'request' | 'clientAddress'>): string {
  const folder = localMailbox(context.deps);
  const { headers, url } = context.request;
  const host = hostOf(headers.get('host') ?? new URL(url).host);
  const forwarded = headers.has('forwarded') || headers.has('x-forwarded-for');
  if (folder === null || forwarded || !isLoopback(context.clientAddress) || !isLoopback(host)) {
    throw new AppError('request/not-found');
  }
  return folder;
}

function hostOf(header: string): string {
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : '';
}

/** A name that is safe in a header and on any disk. */
export function safeName(name: string): string {
  const kept = name.replaceAll(/[^a-zA-Z0-9._-]+/g, '-').replace(/^[.-]+/, '');
  return kept.slice(-100) || 'piece-jointe';
}

function html(file: string) {
  return { status: 200, file, media: 'text/html; charset=utf-8', headers: mailboxHeaders } as const;
}
