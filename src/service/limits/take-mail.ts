import type { Deps } from '../deps.ts';
import type { SharedLimitName } from './shared-limits.ts';
import { readLimit, takeLimit, takeLimits } from './take-limits.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

const perAddress = {
  'sign-up': ['signUpMail', 'signUpMailDay'],
  verification: ['verificationMail', 'verificationMailDay'],
  'email-change': ['emailChangeMail', 'emailChangeMailDay'],
  invitation: ['invitationMail', 'invitationMailDay'],
  reset: ['resetMail'],
} as const satisfies Record<string, readonly SharedLimitName[]>;

/** A mail that whoever reads it may not have asked for. */
export interface UnaskedMail {
  readonly kind: keyof typeof perAddress;
  readonly to: string;
  /** Who causes it: a client address, or an account. */
  readonly by: string;
}

/**
 * Counts a mail that somebody asks for to an address nobody has proved to own, whether or not one leaves: the answer
 * tells nothing of accounts. Each kind counts apart, so that asking for one never keeps another from leaving.
 * @throws AppError `auth/too-many-mails` for the address, `auth/mails-paused` for the installation, both with how long
 * to wait; `auth/too-many-requests` for who asks.
 */
export async function takeMail(deps: MailDeps, { kind, to, by }: UnaskedMail): Promise<void> {
  const address = to.trim().toLowerCase();
  await takeLimit(deps, ['mailClient', `${kind} ${by}`]);
  await takeLimits(
    deps,
    perAddress[kind].map((name) => [name, address] as const),
    { code: 'auth/too-many-mails' },
  );
  const { mailsPerHour: max } = deps.config;
  const { count, endsAt } = await takeLimit(deps, ['allMails', ''], { max, code: 'auth/mails-paused' });
  if (count === max) deps.log.warn({ max, until: endsAt.toISOString() }, 'no more unasked mails this hour');
}

/** Until when no such mail leaves, because all together have been too many; null while they leave. */
export async function mailsPausedUntil(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Date | null> {
  const window = await readLimit(deps, ['allMails', '']);
  return window && window.count >= deps.config.mailsPerHour ? window.endsAt : null;
}
