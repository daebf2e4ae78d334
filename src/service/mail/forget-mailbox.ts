import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { existingMessages } from '#store/outbox.ts';
import type { Deps } from '../deps.ts';
import { listMailbox } from './mailbox.ts';

type MailboxDeps = Pick<Deps, 'mailer'>;

const idOf = (name: string) => name.split('@')[0] ?? name;

async function messageFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml'));
}

/** Removes from the local mailbox the messages of those ids, and those that hold an address. */
export async function forgetMailbox(
  { mailer }: MailboxDeps,
  who: { readonly ids: readonly string[]; readonly email: string },
): Promise<void> {
  const folder = mailer.mailboxFolder;
  if (folder === null) return;
  const messages = await listMailbox(folder, Number.POSITIVE_INFINITY);
  const email = who.email.toLowerCase();
  const holding = messages
    .filter(({ to, subject, text, html }) =>
      `${to}\n${subject}\n${text}\n${html}`.toLowerCase().includes(email),
    )
    .map(({ id }) => id);
  const forgotten = new Set([...who.ids, ...holding]);
  for (const name of await messageFiles(folder))
    if (forgotten.has(idOf(name))) await rm(join(folder, name), { force: true });
}

/** Removes from the local mailbox the messages that the outbox no longer knows: a file is kept as long as its row. */
export async function sweepMailbox({ mailer, db }: MailboxDeps & Pick<Deps, 'db'>): Promise<void> {
  const folder = mailer.mailboxFolder;
  if (folder === null) return;
  // The files first: a message queued meanwhile has its row before its file.
  const names = (await messageFiles(folder)).filter((name) => /^[0-9a-f-]{36}@/.test(name));
  const known = await existingMessages(db, names.map(idOf));
  for (const name of names) if (!known.has(idOf(name))) await rm(join(folder, name), { force: true });
}
