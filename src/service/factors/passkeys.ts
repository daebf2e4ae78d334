import { laterBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import {
  passkeyDomain,
  readRegistration,
  readSignature,
  registrationOptions,
  signatureOptions,
} from '#platform/second-factor/passkeys.ts';
import { lockUser } from '#store/admin.ts';
import { type ChallengeRow, insertChallenge, takeChallenge } from '#store/factor-challenges.ts';
import {
  countFactors,
  type FactorRow,
  findPasskey,
  insertFactors,
  listFactors,
  takeSignature,
} from '#store/second-factors.ts';
import { confirmSession } from '#store/sessions.ts';
import { cookieLifeMs, readToken } from '../accounts/token-cookies.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import type { Viewer } from '../viewer.ts';
import { assertConfirmed } from './confirm-person.ts';
import { assertFactorLimit, type FactorDeps, welcomeFactor } from './manage-factors.ts';

type Purpose = Exclude<ChallengeRow['purpose'], 'step'>;

/** What a browser gives its authenticator, and the token of the cookie that binds the answer to that browser. */
export interface PasskeyQuestion {
  readonly token: string;
  readonly options: { readonly challenge: string };
}

/** A passkey as a browser answers it, before anything of it is believed. */
export interface PasskeyAnswer {
  readonly response: { readonly id: string };
  readonly cookieHeader: string | null;
}

/** Whether browsers can have passkeys of this installation. */
export const canUsePasskeys = (deps: Pick<Deps, 'config'>): boolean => passkeyDomain(deps.config) !== null;

function domainOf(deps: Pick<Deps, 'config'>): string {
  const domain = passkeyDomain(deps.config);
  if (domain === null) throw new AppError('factor/no-domain');
  return domain;
}

async function keepQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  asked: { readonly purpose: Purpose; readonly uid: string | null },
  options: { readonly challenge: string },
): Promise<PasskeyQuestion> {
  const token = deps.ids.token();
  const expiresAt = laterBy(deps.clock.now(), cookieLifeMs.passkey);
  const { challenge } = options;
  await insertChallenge(deps.db, { ...asked, tokenHash: hashToken(token), challenge, expiresAt });
  return { token, options };
}

/** The question of this browser, taken away: its answer is read once, right or wrong. @throws AppError `factor/challenge-over`. */
async function takeQuestion(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  purpose: Purpose,
  cookieHeader: string | null,
): Promise<ChallengeRow> {
  const token = readToken('passkey', deps.config, cookieHeader);
  const now = deps.clock.now();
  const row = token === null ? null : await takeChallenge(deps.db, hashToken(token), purpose, now);
  if (!row) throw new AppError('factor/challenge-over');
  return row;
}

const passkeysOf = async (deps: Pick<Deps, 'db'>, uid: string) =>
  (await listFactors(deps.db, uid)).flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ credentialId, transports }],
  );

/** What the browser needs to make a passkey. @throws AppError `factor/no-domain`, `factor/confirm-needed`, `factor/too-many`. */
export async function askNewPasskey(deps: FactorDeps, viewer: Viewer): Promise<PasskeyQuestion> {
  const domain = domainOf(deps);
  await assertConfirmed(deps, viewer);
  await assertFactorLimit(deps.db, viewer.uid);
  const options = await registrationOptions(domain, viewer, await passkeysOf(deps, viewer.uid));
  return keepQuestion(deps, { purpose: 'register', uid: viewer.uid }, options);
}

/**
 * Keeps the passkey that the browser has made; it is in use at once.
 * @returns recovery codes, this once, where it is the account’s first factor
 * @throws AppError `factor/challenge-over`, `factor/passkey-refused`, `factor/passkey-known`, `factor/confirm-needed`.
 */
export async function addPasskey(
  deps: FactorDeps,
  viewer: Viewer,
  { name, response, cookieHeader }: PasskeyAnswer & { readonly name: string },
): Promise<string[] | null> {
  await assertConfirmed(deps, viewer);
  const asked = await takeQuestion(deps, 'register', cookieHeader);
  if (asked.uid !== viewer.uid) throw new AppError('factor/challenge-over');
  const made = await readRegistration(deps.config, asked.challenge, response);
  if (made === null) throw new AppError('factor/passkey-refused');
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.uid);
    await assertFactorLimit(tx, viewer.uid);
    if (await findPasskey(tx, made.credentialId)) throw new AppError('factor/passkey-known');
    const wasFirst = (await countFactors(tx, viewer.uid)) === 0;
    const now = deps.clock.now();
    const row = { id: deps.ids.uuid(), uid: viewer.uid, kind: 'passkey' as const, name };
    const { credentialId, publicKey, counter } = made;
    const kept = { credentialId, publicKey, counter, transports: [...made.transports] };
    await insertFactors(tx, [{ ...row, ...kept, createdAt: now, activatedAt: now }]);
    return welcomeFactor(deps, tx, viewer, { name, wasFirst });
  });
}

/**
 * What the browser needs to sign with a passkey: any that the person has, or those of an account that is known already.
 * @throws AppError `factor/no-domain`.
 */
export async function askSignature(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>,
  asked: { readonly purpose: 'passkey' | 'confirm'; readonly uid: string | null },
): Promise<PasskeyQuestion> {
  const domain = domainOf(deps);
  const among = asked.uid === null ? [] : await passkeysOf(deps, asked.uid);
  return keepQuestion(deps, asked, await signatureOptions(domain, among));
}

/**
 * The passkey that has signed the question of this browser, and whose it is. Its counter moves on in the same step: a signature sent
 * twice, or one of a copied authenticator, is refused.
 * @throws AppError `factor/challenge-over`, `factor/passkey-refused`.
 */
export async function readPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  purpose: 'passkey' | 'confirm',
  { response, cookieHeader }: PasskeyAnswer,
): Promise<FactorRow> {
  const asked = await takeQuestion(deps, purpose, cookieHeader);
  const row = await findPasskey(deps.db, response.id);
  const isAsked = row !== null && (asked.uid === null || asked.uid === row.uid);
  const { credentialId, publicKey, counter = 0, transports = [] } = row ?? {};
  if (!isAsked || !credentialId || !publicKey) throw new AppError('factor/passkey-refused');
  const stored = { credentialId, publicKey, counter, transports };
  const next = await readSignature(deps.config, asked.challenge, response, stored);
  if (next === null || !(await takeSignature(deps.db, row.id, next, deps.clock.now())))
    throw new AppError('factor/passkey-refused');
  return row;
}

/** The signed-in person signs with a passkey of theirs, as another would type the password again. @throws AppError as `readPasskey`. */
export async function confirmByPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  viewer: Pick<Viewer, 'uid' | 'sessionId'>,
  answer: PasskeyAnswer,
): Promise<void> {
  const { uid } = await readPasskey(deps, 'confirm', answer);
  if (uid !== viewer.uid) throw new AppError('factor/passkey-refused');
  await confirmSession(deps.db, viewer.sessionId, deps.clock.now());
}
