import type { DecisionRequest } from '#contract/api/decisions.ts';
import { decisionKinds, partName } from '#contract/decision-words.ts';
import type { DecidedReport, Decision, DecisionAnchor } from '#contract/decisions.ts';
import { AppError } from '#contract/errors.ts';
import { countOf, formatDateTime } from '#contract/french.ts';
import { parisDay } from '#contract/paris-time.ts';
import type { Finding, Report } from '#contract/report.ts';
import type { Db } from '#platform/database.ts';
import { anchorOf } from '#report/decisions/anchor-of.ts';
import { applyDecisions, toldOf } from '#report/decisions/apply-decisions.ts';
import { decisionAt } from '#report/decisions/decision-at.ts';
import { evidenceAt, type Place } from '#report/decisions/reach-of.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import { type AuditRow, findAudit, lockAudit, lockOwner } from '#store/audits.ts';
import { endDecision, insertDecision, standingDecisionsOf } from '#store/decisions.ts';
import { readReport } from '#store/reports.ts';
import type { Deps } from '../deps.ts';
import { assertKept } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';
import { type CheckedDecision, checkDecision, plainText } from './check-decision.ts';
import { standingOf } from './stored-decision.ts';

type DecideDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;
export type Decider = Pick<Viewer, 'uid' | 'displayName' | 'email'>;

/** Decisions that may stand on one site: each is looked for in every report of it. */
const mostStanding = 500;

/** The decision that now stands, and whether it is new. */
export interface MadeDecision {
  readonly decision: Decision;
  readonly isNew: boolean;
}

/**
 * The report one decides of, one’s own: read outside of any transaction, since it never changes.
 * @throws AppError `request/not-found`, `report/removed`.
 */
export async function readDecidable(
  deps: Pick<Deps, 'db'>,
  decider: Pick<Decider, 'uid'>,
  auditId: string,
): Promise<Report> {
  assertDecidable(await findAudit(deps.db, auditId), decider);
  const report = await readReport(deps.db, auditId);
  if (!report) throw new AppError('request/not-found');
  return report;
}

/** @throws AppError `request/not-found`, `report/removed`. */
function assertDecidable(audit: AuditRow | null, { uid }: Pick<Decider, 'uid'>): AuditRow {
  if (audit === null || audit.uid !== uid || audit.status !== 'done') throw new AppError('request/not-found');
  assertKept(audit);
  return audit;
}

/**
 * Decides of something one’s own report shows. One person decides at a time: who comes later is shown what stands, and
 * replaces it only by naming it (`knowing`). The very same decision again is the one that stands.
 * @param report of that audit (`readDecidable`)
 * @throws AppError `request/not-found` for another’s report and for what it does not show; `report/removed`; `decision/…`
 */
export async function createDecision(
  deps: DecideDeps,
  decider: Decider,
  auditId: string,
  request: DecisionRequest,
  report: Report,
): Promise<MadeDecision> {
  const finding = report.findings.find(
    ({ ruleId, verdict }) => ruleId === request.ruleId && verdict === request.verdict,
  );
  if (!finding) throw new AppError('request/not-found');
  return deps.db.transaction(async (tx) => {
    // The audit, then its owner, as everywhere: neither can go meanwhile.
    const audit = assertDecidable(await lockAudit(tx, auditId), decider);
    await lockOwner(tx, audit.uid);
    const now = deps.clock.now();
    const checked = checkDecision(request, finding, parisDay(now));
    const target = targetOf(report, finding, request);
    const standing = (await standingDecisionsOf(tx, auditId)).map(standingOf);
    const there = decisionAt(applyDecisions(report, standing, now), finding, request.scope, target.place);
    if (there?.applies && isSame(there.decision, request, checked))
      return { decision: there.decision, isNew: false };
    if (there?.applies && there.decision.id !== request.knowing) refuseDecided(there.decision);
    const author = authorOf(decider);
    if (there?.decision.scope === request.scope)
      await endDecision(tx, there.decision.id, { how: 'replaced', at: now, by: author });
    else if (standing.length >= mostStanding)
      throw new AppError('decision/too-many', {
        data: { limit: countOf(standing.length, 'décision en vigueur', 'décisions en vigueur') },
      });
    const decision = await keep(deps, tx, { audit, report, finding, request, checked, target, author });
    return { decision, isNew: true };
  });
}

interface Target {
  readonly place: Place | null;
  readonly anchor: DecisionAnchor;
  /** In words; empty for a whole rule. */
  readonly name: string;
}

/** @throws AppError `request/not-found` where the report shows no such place; `decision/no-component` */
function targetOf(report: Report, finding: Finding, { scope, page = '', order }: DecisionRequest): Target {
  const place = scope === 'rule' || order === undefined ? null : { page, order };
  const shown = place && evidenceAt(finding, place);
  if (scope !== 'rule' && !shown) throw new AppError('request/not-found');
  const anchor = anchorOf(report, finding, scope, place);
  if (!anchor) throw new AppError('decision/no-component', { field: 'scope' });
  const name = anchor.part === null ? (shown ? viewEvidence(shown).label : '') : partName(anchor.part);
  return { place, anchor, name };
}

/** The same decision, asked for again: a button pressed twice, a call repeated. */
function isSame(there: Decision, { kind, scope }: DecisionRequest, checked: CheckedDecision): boolean {
  return (
    there.kind === kind &&
    there.scope === scope &&
    there.reason === checked.reason &&
    there.motive === checked.motive &&
    there.takenBy === checked.takenBy &&
    there.until === checked.until
  );
}

function refuseDecided({ author, madeAt, kind, reason }: DecidedReport['decisions'][number]): never {
  throw new AppError('decision/already-decided', {
    data: {
      name: author.name || author.email,
      date: formatDateTime(madeAt),
      label: decisionKinds[kind].label.toLowerCase(),
      reason,
    },
  });
}

/** Name and address of the account today, whatever becomes of them. */
export const authorOf = ({ displayName, email }: Decider) => ({
  name: plainText(displayName) || email,
  email,
});

const placeLength = 300;

async function keep(
  deps: DecideDeps,
  tx: Db,
  made: {
    readonly audit: AuditRow;
    readonly report: Report;
    readonly finding: Finding;
    readonly request: DecisionRequest;
    readonly checked: CheckedDecision;
    readonly target: Target;
    readonly author: ReturnType<typeof authorOf>;
  },
): Promise<Decision> {
  const { audit, report, finding, request, checked, target, author } = made;
  const row = {
    id: deps.ids.uuid(),
    uid: audit.uid,
    host: audit.host,
    auditId: audit.id,
    decidedFrom: new Date(report.finishedAt),
    ruleId: finding.ruleId,
    ruleVersion: finding.ruleVersion,
    verdict: finding.verdict,
    title: finding.title,
    kind: request.kind,
    scope: request.scope,
    page: request.scope === 'element' ? target.anchor.page : '',
    place: plainText(target.name.slice(0, placeLength)),
    anchor: target.anchor,
    ...checked,
    motive: checked.motive ?? null,
    authorName: author.name,
    authorEmail: author.email,
    madeAt: deps.clock.now(),
  };
  await insertDecision(tx, row);
  const ended = { end: null, endedAt: null, endedByName: null, endedByEmail: null };
  return toldOf(standingOf({ ...row, ...ended }));
}
