import type { Db } from '#platform/database.ts';
import type { MailedToken } from '#platform/identity.ts';
import { findProfile } from '#store/users.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

const pages = {
  'email-verification': '/verification',
  'password-reset': '/reinitialisation',
  'email-change': '/nouvelle-adresse',
} as const;

/** Queues the mail that carries a secret link, to the address of the account and nowhere else. */
export async function queueSecretMail(
  deps: Pick<Deps, 'queue' | 'clock' | 'ids' | 'config'>,
  db: Db,
  kind: keyof typeof pages,
  mailed: MailedToken,
): Promise<void> {
  await queueMail(deps, db, {
    kind,
    to: mailed.email,
    // Forgotten with the account, wherever it went; before the first sign-in there is none yet.
    uid: (await findProfile(db, mailed.uid))?.uid ?? null,
    dedupeKey: `${kind}:${deps.ids.uuid()}`,
    data: {
      email: mailed.email,
      displayName: mailed.displayName,
      url: `${deps.config.publicUrl}${pages[kind]}?token=${mailed.token}`,
      expiresAt: mailed.expiresAt.toISOString(),
    },
  });
}
