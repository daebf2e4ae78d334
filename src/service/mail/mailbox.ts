import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressObject, simpleParser } from 'mailparser';
import { isLocalUrl } from '#contract/loopback.ts';
import type { Deps } from '../deps.ts';

/** One message of the local mailbox. Its HTML is to be shown in a sandbox only. */
export interface MailboxMessage {
  /** Part of the Message-ID before `@`: the outbox id. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailboxAttachment[];
}

/** A file of a message, as whoever sent it named it: never to be trusted, whatever it says it is. */
interface MailboxAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** The mailbox folder where the installation is published for this machine alone; null anywhere else. */
export function localMailbox({ config, mailer }: Pick<Deps, 'config' | 'mailer'>): string | null {
  return isLocalUrl(config.publicUrl) ? mailer.mailboxFolder : null;
}

/** Messages listed at most. */
const listed = 200;
/** Larger files are not messages of ours. */
const largestBytes = 20_000_000;

/** The newest messages of the mailbox folder, newest first. A folder that does not exist yet is empty. */
export async function listMailbox(folder: string, most = listed): Promise<MailboxMessage[]> {
  const names = await messageFiles(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, changedMs: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = dated.sort((a, b) => b.changedMs - a.changedMs).slice(0, most);
  const messages = await Promise.all(newest.map(({ name }) => readMessage(folder, name)));
  return messages.filter((message) => message !== null);
}

/** The message of that id, or null. */
export async function findInMailbox(folder: string, id: string): Promise<MailboxMessage | null> {
  const names = await messageFiles(folder);
  const name = names.find((candidate) => candidate.startsWith(`${id}@`));
  return name === undefined ? null : readMessage(folder, name);
}

async function messageFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml'));
}

async function readMessage(folder: string, name: string): Promise<MailboxMessage | null> {
  const bytes = await readFile(join(folder, name));
  if (bytes.length > largestBytes) return null;
  const parsed = await simpleParser(bytes, { skipTextToHtml: true });
  return {
    id: name.split('@')[0] ?? name,
    to: addressesOf(parsed.to),
    subject: parsed.subject ?? '',
    date: parsed.date ?? new Date(0),
    text: parsed.text ?? '',
    html: typeof parsed.html === 'string' ? parsed.html : '',
    // The pictures of its page stand in it, as `data:` addresses.
    attachments: parsed.attachments
      .filter(({ related }) => !related)
      .map(({ filename, contentType, content }) => ({
        name: filename ?? 'piece-jointe',
        contentType,
        content,
      })),
  };
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): string {
  const objects = field === undefined ? [] : Array.isArray(field) ? field : [field];
  return objects.map((object) => object.text).join(', ');
}
