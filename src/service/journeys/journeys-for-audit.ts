import {
  type Journey,
  type JourneyState,
  type JourneyStep,
  secretNamesOf,
  statesOf,
} from '#contract/journey/journey.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { type JourneyRow, listJourneys } from '#store/journeys.ts';
import type { Deps } from '../deps.ts';
import { openTyped } from './sealed-secrets.ts';

/** What an audit replays of its site, and what that types in secret. */
export interface AuditJourneys {
  readonly journeys: readonly Journey[];
  readonly typed: Readonly<Record<string, string>>;
}

const none: AuditJourneys = { journeys: [], typed: {} };

/** Two journeys may both have a `secret-1`: in an audit each name says whose it is. */
const inAudit = (id: string, name: string): string => `${id} ${name}`;

const stepInAudit = (id: string, step: JourneyStep): JourneyStep =>
  step.type === 'change' && 'secret' in step.value
    ? { ...step, value: { secret: inAudit(id, step.value.secret) } }
    : step;

/**
 * The journeys that an account keeps for the host of an address and that mark a step, opened just in time. None unless the domain
 * is proved, nor for one page alone; of a sample those that it names (`named`; null: all). One whose secrets cannot be read is replayed up to the step that wants them.
 */
export async function journeysForAudit(
  deps: Pick<Deps, 'db' | 'config'>,
  audit: { readonly uid: string; readonly url: string; readonly scope: string },
  isProved: boolean,
  named: readonly string[] | null = null,
): Promise<AuditJourneys> {
  if (!isProved || audit.scope === 'page' || audit.scope === 'list') return none;
  const used = await usedJourneys(deps, audit, named);
  const typed = used.flatMap((row) => {
    const wanted = new Set(secretNamesOf(row));
    return Object.entries(openTyped(deps, row) ?? {})
      .filter(([name]) => wanted.has(name))
      .map(([name, value]): [string, string] => [inAudit(row.id, name), value]);
  });
  return {
    journeys: used.map(({ id, name, version, steps }) => ({
      ...{ name, version },
      steps: steps.map((step) => stepInAudit(id, step)),
    })),
    typed: Object.fromEntries(typed),
  };
}

/** Those of the site that mark a state; of a sample those that it names. */
async function usedJourneys(
  { db }: Pick<Deps, 'db'>,
  { uid, url }: { readonly uid: string; readonly url: string },
  named: readonly string[] | null,
): Promise<JourneyRow[]> {
  const rows = await listJourneys(db, uid, new URL(url).host);
  return rows.filter(
    ({ id, steps }) =>
      (named === null || named.includes(id)) && steps.some(({ state }) => state !== undefined),
  );
}

/** The steps of processes of a sample, also where its journeys are not replayed: the report tells that they were not. */
export async function statesOfSample(
  deps: Pick<Deps, 'db'>,
  audit: { readonly uid: string; readonly url: string },
  named: readonly string[] | null,
): Promise<JourneyState[]> {
  return (await usedJourneys(deps, audit, named)).flatMap(statesOf);
}

/** What opens the site, with what its journeys type in secret: sent to nobody by that, and scrubbed like the rest. */
export function accessWith(
  access: SiteAccess | null,
  { origin }: URL,
  typed: AuditJourneys['typed'],
): SiteAccess | null {
  if (Object.keys(typed).length === 0) return access;
  return { ...(access ?? { origin, headers: [], cookies: [] }), typed };
}
