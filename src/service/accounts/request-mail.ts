import type { Deps } from '../deps.ts';
import { takeLimit } from '../limits/take-limits.ts';
import { askMail, countMail } from '../limits/take-mail.ts';
import { knownBrowser } from './known-browsers.ts';
import { queueSecretMail } from './queue-secret-mail.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

type MailDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'ids' | 'config' | 'identity' | 'log'>;

/** Who asks for a mail, and where. */
interface MailRequest {
  readonly email: string;
  /** What a client address counts by. */
  readonly client: string;
  readonly cookieHeader: string | null;
}

/**
 * Mails a new verification link when an account waits for one; otherwise does nothing and looks the same.
 * @throws AppError as `askMail`.
 */
export async function resendVerification(
  deps: MailDeps,
  { email, client }: Omit<MailRequest, 'cookieHeader'>,
): Promise<void> {
  await askMail(deps, { kind: 'verification', to: email, by: client });
  await withMinimumDuration(async () => {
    const mailed = await deps.identity.passwords.startVerification(email);
    if (mailed === null) return;
    await countMail(deps, { kind: 'verification', to: mailed.email });
    await queueSecretMail(deps, deps.db, 'email-verification', mailed);
  }, deps.identity.floorMs);
}

/**
 * Mails a reset link when the address has an account; otherwise does nothing and looks the same. A browser that the
 * account knows counts by itself: nobody elsewhere uses up its links.
 * @throws AppError as `askMail`.
 */
export async function requestReset(
  deps: MailDeps,
  { email, client, cookieHeader }: MailRequest,
): Promise<void> {
  const browser = await knownBrowser(deps, cookieHeader, email);
  if (browser) {
    const by = `${email.trim().toLowerCase()} ${browser}`;
    await takeLimit(deps, ['resetMailBrowser', by], { code: 'auth/too-many-mails' });
  } else await askMail(deps, { kind: 'reset', to: email, by: client });
  await withMinimumDuration(async () => {
    const mailed = await deps.identity.passwords.startReset(email);
    if (mailed === null) return;
    if (browser === null) await countMail(deps, { kind: 'reset', to: mailed.email });
    await queueSecretMail(deps, deps.db, 'password-reset', mailed);
  }, deps.identity.floorMs);
}
