import { createHash } from 'node:crypto';
import type { DecidedReport } from '#contract/decisions.ts';
import { parisDay } from '#contract/paris-time.ts';
import { parseReport } from '#contract/parse-report.ts';
import type { Report } from '#contract/report.ts';
import { applyDecisions } from '#report/decisions/apply-decisions.ts';
import { isExpired } from '#report/decisions/lapse-of.ts';
import { standingDecisionsOf, standingMarksOf } from '#store/decisions.ts';
import type { Deps } from '../deps.ts';
import { standingOf } from './stored-decision.ts';

/** What the owner of an audit decided of its report, as it applies now; null where no decision speaks of it. */
export async function decidedOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  auditId: string,
  report: Report,
): Promise<DecidedReport | null> {
  const rows = await standingDecisionsOf(deps.db, auditId);
  if (rows.length === 0) return null;
  const decided = applyDecisions(report, rows.map(standingOf), deps.clock.now());
  return decided.findings.length > 0 ? decided : null;
}

/** The same of a report as JSON text of the present shape, which is read only where somebody decided something. */
export async function decidedOfText(
  deps: Pick<Deps, 'db' | 'clock'>,
  auditId: string,
  text: string,
): Promise<DecidedReport | null> {
  const marks = await standingMarksOf(deps.db, auditId);
  return marks.length === 0 ? null : decidedOf(deps, auditId, parseReport(JSON.parse(text)));
}

/**
 * Changes whenever the decisions on an audit’s site do, by somebody’s hand or because a last day is over; empty without
 * any. What was made of a report and them (PDF, ETag) is told apart by it.
 */
export async function decisionsStamp(deps: Pick<Deps, 'db' | 'clock'>, auditId: string): Promise<string> {
  const marks = await standingMarksOf(deps.db, auditId);
  if (marks.length === 0) return '';
  const today = parisDay(deps.clock.now());
  const told = marks.map((mark) => `${mark.id}${isExpired(mark, today) ? '!' : ''}`).join(' ');
  return createHash('sha256').update(told).digest('base64url').slice(0, 12);
}
