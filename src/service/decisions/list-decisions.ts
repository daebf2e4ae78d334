import type { JournalledDecision } from '#contract/decisions.ts';
import { parisDay } from '#contract/paris-time.ts';
import { type DecisionPage, listDecisionRows } from '#store/decisions.ts';
import type { Deps } from '../deps.ts';
import { seesHost, type Viewer } from '../viewer.ts';
import { journalledOf } from './stored-decision.ts';

/** One page of the journal of one of the person’s sites, the newest decision first; empty for any other site. */
export async function listDecisions(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'uid' | 'space'>,
  host: string,
  page: DecisionPage,
): Promise<{ items: JournalledDecision[]; total: number; nextCursor: string | null }> {
  if (!seesHost(viewer, host)) return { items: [], total: 0, nextCursor: null };
  const { rows, ...rest } = await listDecisionRows(deps.db, viewer.uid, host, page);
  const today = parisDay(deps.clock.now());
  return { items: rows.map((row) => journalledOf(row, today)), ...rest };
}
