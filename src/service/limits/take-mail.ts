import { AppError } from '#contract/errors.ts';
import { type UnaskedMailKind, unaskedMailKinds } from '#contract/mail-words.ts';
import { waitData } from '#contract/wait.ts';
import type { LimitWindow } from '#store/limits.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { countedAddress, countedDomain } from './counted-address.ts';
import { countedNetwork } from './counted-network.ts';
import { type MailShare, sharesOf } from './mail-shares.ts';
import { type SharedLimitName, sharedLimits } from './shared-limits.ts';
import { type Counted, readLimit, secondsUntil, takeLimit, takeLimits } from './take-limits.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'>;

const perAddress = {
  'sign-up': ['signUpMail', 'signUpMailDay'],
  verification: ['verificationMail', 'verificationMailDay'],
  'email-change': ['emailChangeMail', 'emailChangeMailDay'],
  invitation: ['invitationMail', 'invitationMailDay'],
  handover: ['handoverMail', 'handoverMailDay'],
  reset: ['resetMail'],
} as const satisfies Record<UnaskedMailKind, readonly SharedLimitName[]>;

/** A mail to an address nobody has proved to own. */
export interface UnaskedMail {
  readonly kind: UnaskedMailKind;
  readonly to: string;
  /** Who causes it: a client address, or an account. */
  readonly by: string;
}

/** Resets go to accounts alone, three an hour each: nobody floods an organisation with them, nor uses up its limit. */
const countsByDomain = (kind: UnaskedMailKind) => kind !== 'reset';

/**
 * Counts a mail that somebody asks for, whether or not one leaves: the answer tells nothing of accounts. Whatever does not leave
 * counts for who asks and for the address alone; what leaves is counted by `countMail`, which never refuses.
 * @throws AppError `auth/too-many-requests` or `auth/too-many-accounts` for who asks, `auth/too-many-mails` for the address,
 * `auth/domain-mails` for its organisation, `auth/mails-paused` for the installation, all with how long to wait.
 */
export async function askMail(deps: MailDeps, { kind, to, by }: UnaskedMail): Promise<void> {
  const address = countedAddress(to);
  const domain = countsByDomain(kind) ? countedDomain(address) : null;
  const network = countedNetwork(by);
  const isAccount = kind === 'sign-up';
  await takeLimits(deps, [['mailClient', by], ...when(network, 'mailNetwork')]);
  if (isAccount)
    await takeLimits(deps, [['signUpClientDay', by], ...when(network, 'signUpNetworkDay')], {
      code: 'auth/too-many-accounts',
    });
  await takeLimits(deps, when(domain, 'mailClientDomain', by), { code: 'auth/domain-mails' });
  const counted = perAddress[kind].map((name) => [name, address] as const);
  await takeLimits(deps, counted, { code: 'auth/too-many-mails' });
  const full = domain === null ? null : await fullWindow(deps, ['mailDomain', domain]);
  if (full) throw refusal(deps, 'auth/domain-mails', full.endsAt);
  const until = await pausedUntil(deps, kind);
  if (until) throw refusal(deps, 'auth/mails-paused', until);
}

const when = (by: string | null, name: SharedLimitName, also = ''): readonly Counted[] =>
  by === null ? [] : [[name, also === '' ? by : `${also} ${by}`]];

const refusal = (deps: Pick<Deps, 'clock'>, code: 'auth/domain-mails' | 'auth/mails-paused', until: Date) =>
  new AppError(code, { data: waitData(secondsUntil(until, deps.clock.now())) });

/**
 * Counts a mail that leaves, for the installation and for the organisation it goes to. Refuses nothing: what is asked has been
 * answered by `askMail`, the same for an address with an account and for one without.
 */
export async function countMail(deps: MailDeps, { kind, to }: Omit<UnaskedMail, 'by'>): Promise<void> {
  const domain = countsByDomain(kind) ? countedDomain(countedAddress(to)) : null;
  if (domain !== null) await takeLimit(deps, ['mailDomain', domain], { max: Number.POSITIVE_INFINITY });
  for (const share of sharesOf(kind, deps.config.mailsPerHour)) {
    if (share.max === 0) continue;
    const window = await takeLimit(deps, ['leavingMails', share.name]);
    if (window.count > share.max) continue;
    if (window.count === lastOf(share.max, window))
      deps.log.warn(
        { share: share.name, until: window.endsAt.toISOString() },
        'no more mails of this share until the hour ends',
      );
    return;
  }
}

/**
 * The count at which a window is full: up to a tenth below its limit, each window differently. Whoever fills one to just below its
 * limit, to see from their own next mail whether that of another address left, does not know where that is.
 */
function lastOf(max: number, { endsAt }: Pick<LimitWindow, 'endsAt'>): number {
  const draw = hashToken(endsAt.toISOString()).readUInt32BE(0);
  return max - (draw % (Math.floor(max / 10) + 1));
}

async function fullWindow(
  deps: Pick<Deps, 'db' | 'clock'>,
  counted: Counted,
  max: number = sharedLimits[counted[0]].max,
): Promise<LimitWindow | null> {
  const window = await readLimit(deps, counted);
  return window && window.count >= lastOf(max, window) ? window : null;
}

/** Until when no mail of that kind leaves, because its shares are used up; null while they leave. */
async function pausedUntil(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  kind: UnaskedMailKind,
): Promise<Date | null> {
  const ends: Date[] = [];
  const usable = ({ max }: MailShare) => max > 0;
  for (const share of sharesOf(kind, deps.config.mailsPerHour).filter(usable)) {
    const full = await fullWindow(deps, ['leavingMails', share.name], share.max);
    if (full === null) return null;
    ends.push(full.endsAt);
  }
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** The kinds of mails that do not leave now, because too many have, and until when. */
export async function pausedMails(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Promise<readonly { readonly kind: UnaskedMailKind; readonly until: Date }[]> {
  const found = await Promise.all(
    unaskedMailKinds.map(async (kind) => ({ kind, until: await pausedUntil(deps, kind) })),
  );
  return found.flatMap(({ kind, until }) => (until === null ? [] : [{ kind, until }]));
}
