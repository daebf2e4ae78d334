import { earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import { type KeyScope, keyPrefix, keyScopeWords, scopeCovers } from '#contract/key-words.ts';
import { planName } from '#contract/plan-words.ts';
import { planOf } from '#contract/plans.ts';
import { readApiKey, touchApiKey } from '#store/api-keys.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../hash-token.ts';
import { takeLimit } from '../limits/take-limits.ts';
import { ownSpace, type Viewer } from '../viewer.ts';

const usedEveryMs = 60_000;
const keyForm = new RegExp(`^${keyPrefix}[\\w-]{43}$`);

/** The person a key acts for, and what the key may do. */
export interface KeyHolder {
  readonly viewer: Viewer;
  readonly keyId: string;
  readonly scope: KeyScope;
}

/** The token of an `Authorization: Bearer` header; null when there is none. */
export function bearerOf(header: string | null | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * Who a key acts for, a person or an organisation. Never an administrator: a key opens what is the owner’s own. Its last use is written at most once
 * a minute.
 * @throws AppError `key/invalid`: unknown, expired, revoked or of a suspended account; `key/maker-without-factor`.
 */
export async function readKeyHolder(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<KeyHolder> {
  const now = deps.clock.now();
  const row = keyForm.test(token) ? await readApiKey(deps.db, hashToken(token), now) : null;
  if (row === null) throw new AppError('key/invalid');
  if (row.makerLacksFactor) throw new AppError('key/maker-without-factor');
  const before = earlierBy(now, usedEveryMs);
  if (row.lastUsedAt === null || row.lastUsedAt < before) await touchApiKey(deps.db, row.keyId, before, now);
  const isOrganisation = row.kind === 'organisation';
  const plan = planOf(row.plan).id;
  const viewer: Viewer = {
    ...{ uid: row.uid, plan, personUid: row.uid, personPlan: plan },
    // A key of an organisation is nobody in particular: its own scope says what it may do there.
    space: isOrganisation
      ? { ...ownSpace, kind: 'organisation', name: row.displayName, role: 'admin' }
      : ownSpace,
    email: row.email,
    displayName: row.displayName,
    admin: false,
    theme: row.settings.theme,
    sessionId: row.keyId,
  };
  return { viewer, keyId: row.keyId, scope: row.scope };
}

/**
 * Counts one call of a key and says whether it may be made.
 * @param asked the scope the call asks for; undefined where no key is accepted
 * @throws AppError `request/too-many`, `key/not-accepted`, `key/not-in-plan`, `key/scope`.
 */
export async function admitKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  { viewer, keyId, scope }: KeyHolder,
  asked: KeyScope | undefined,
): Promise<void> {
  await takeLimit(deps, ['apiKey', keyId], { code: 'request/too-many' });
  if (asked === undefined) throw new AppError('key/not-accepted');
  const plan = planOf(viewer.plan);
  if (!plan.apiKeys) throw new AppError('key/not-in-plan', { data: { plan: planName(plan.id) } });
  if (scopeCovers(scope, asked)) return;
  const [held, needed] = [keyScopeWords[scope].label, keyScopeWords[asked].label];
  throw new AppError('key/scope', { data: { held, needed } });
}
