import type { ContestPage, RuleSignalPage } from '#contract/api/admin-signals.ts';
import { listContestsOf, listSignals } from '#store/rule-signals.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../viewer.ts';
import { type LookDeps, recordLookAtContests } from './record-look.ts';

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** Rules that people contest or call wrong, the most contested first. */
export async function listRuleSignals(deps: Pick<Deps, 'db'>, page: Paging): Promise<RuleSignalPage> {
  const { rows, total } = await listSignals(deps.db, page);
  return { items: rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() })), total };
}

/** What is contested of one rule, newest first. Whoever contests was told that administrators read it; the look is recorded. */
export async function listContests(
  deps: LookDeps,
  admin: Pick<Viewer, 'uid'>,
  ruleId: string,
  page: Paging,
): Promise<ContestPage> {
  const { rows, total } = await listContestsOf(deps.db, ruleId, page);
  if (total > 0) await recordLookAtContests(deps, admin, ruleId);
  const items = rows.map(
    ({ id, ruleVersion, title, host, page, place, reason, anchor, madeAt, auditId }) => ({
      ...{ id, ruleVersion, title, host, place, reason, auditId },
      page: page === '' ? (anchor.pages[0] ?? '') : page,
      evidence: anchor.evidence[anchor.order] ?? null,
      madeAt: madeAt.toISOString(),
    }),
  );
  return { items, total };
}
