import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import { MailError, type Mailer } from './mailer.ts';
import { composeMessage } from './mailer-compose.ts';

/** File of a message in the mailbox folder; a Message-ID of ours holds nothing a path could abuse. */
function messageFileName(messageId: string): string {
  return `${messageId.replaceAll(/[^A-Za-z0-9@._-]/g, '_')}.eml`;
}

/**
 * Writes each message as a private `.eml` named by its Message-ID: whole or not at all, and the same message again
 * overwrites itself.
 */
export function fileMailer(folder: string, from: string, clock: Clock): Mailer {
  return {
    mailboxFolder: folder,
    async send(message) {
      const { bytes } = await composeMessage(message, from, clock.now());
      const target = join(folder, messageFileName(message.messageId));
      const temporary = `${target}.${process.pid}.part`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(temporary, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw new MailError('temporary', `The mailbox folder cannot be written: ${String(error)}`, error);
      }
    },
    close: async () => {},
  };
}
