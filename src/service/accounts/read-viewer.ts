import { earlierBy } from '#contract/durations.ts';
import { planOf } from '#contract/plans.ts';
import { type JoinedSpace, readSession, touchSession } from '#store/sessions.ts';
import type { Deps } from '../deps.ts';
import { mustHaveFactor } from '../factors/must-have-factor.ts';
import { hashToken } from '../hash-token.ts';
import { asPerson, ownSpace, type Viewer } from '../viewer.ts';
import { readToken } from './token-cookies.ts';

const seenEveryMs = 60_000;

/**
 * Who the request comes from: null without a live session, or when the account is suspended. One SELECT; last-seen
 * is written at most once a minute.
 */
export async function readViewer(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  cookieHeader: string | null | undefined,
): Promise<Viewer | null> {
  const token = readToken('session', deps.config, cookieHeader);
  if (token === null) return null;
  const now = deps.clock.now();
  const row = await readSession(deps.db, hashToken(token), now);
  if (!row) return null;
  const before = earlierBy(now, seenEveryMs);
  if (row.lastSeenAt < before) await touchSession(deps.db, row.sessionId, before, now);
  const reasons = row.hasFactor ? [] : mustHaveFactor(deps.config, row);
  const plan = planOf(row.plan).id;
  const person: Viewer = {
    ...{ uid: row.uid, plan, space: ownSpace, personUid: row.uid, personPlan: plan },
    email: row.email,
    displayName: row.displayName,
    admin: row.admin,
    theme: row.settings.theme,
    sessionId: row.sessionId,
    ...(reasons.length > 0 && { mustAddFactor: reasons }),
  };
  return row.organisation === null ? person : inOrganisation(person, row.organisation, row.hasFactor, now);
}

/** The person in the organisation that their session is in; what they may do there was read with it. */
function inOrganisation(person: Viewer, joined: JoinedSpace, hasFactor: boolean, now: Date): Viewer {
  const { uid, name, plan, role, mayAct, hosts, factorFrom, stepUp } = joined;
  const lacksFactor = factorFrom !== null && new Date(factorFrom) <= now && !hasFactor && !stepUp;
  return {
    ...asPerson(person),
    uid,
    plan: planOf(plan).id,
    space: {
      kind: 'organisation',
      name,
      role,
      mayAct,
      hosts: role === 'client' ? hosts : null,
      ...(lacksFactor && { lacksFactor }),
    },
  };
}
