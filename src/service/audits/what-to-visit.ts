import { type AuditOrder, isChosen } from '#contract/audit.ts';
import { findAuditPages, findAuditSample } from '#store/audit-pages.ts';
import type { AuditRow } from '#store/audits.ts';
import type { Deps } from '../deps.ts';
import { type AuditJourneys, journeysForAudit, statesOfSample } from '../journeys/journeys-for-audit.ts';

interface ToVisit {
  readonly order: Pick<AuditOrder, 'pages' | 'sample' | 'journeys'>;
  /** What the journeys type in secret. */
  readonly typed: AuditJourneys['typed'];
}

/**
 * The pages of a list; of a sample all of them, so that those beyond the plan are told as such, and its journeys with the states
 * that are its steps of processes. Of the whole site all journeys.
 */
export async function whatToVisit(
  deps: Pick<Deps, 'db' | 'config'>,
  audit: AuditRow,
  isProved: boolean,
): Promise<ToVisit> {
  const chosen = isChosen(audit.scope) ? await chosenPages(deps, audit.id) : {};
  const { sample } = chosen;
  const named = sample?.journeys ?? null;
  const { journeys, typed } = await journeysForAudit(deps, audit, isProved, named);
  const states = sample ? await statesOfSample(deps, audit, named) : [];
  // The ids of journeys are no part of a report.
  const told = sample && { name: sample.name, version: sample.version, pages: sample.pages };
  return {
    order: {
      ...chosen,
      ...(told && { sample: { ...told, ...(states.length > 0 && { states }) } }),
      ...(journeys.length > 0 && { journeys }),
    },
    typed,
  };
}

async function chosenPages(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Pick<AuditOrder, 'pages' | 'sample'>> {
  const sample = await findAuditSample(db, id);
  if (sample) return { sample, pages: sample.pages.map(({ url }) => url) };
  const pages = await findAuditPages(db, id);
  return pages ? { pages } : {};
}
