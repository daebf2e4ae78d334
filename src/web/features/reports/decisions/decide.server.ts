import { decisionEndpoints } from '#contract/api/decisions.ts';
import { AppError, isAppError } from '#contract/errors.ts';
import { typeset } from '#contract/french.ts';
import type { Finding, Report } from '#contract/report.ts';
import { evidenceAt, type Place, placesOf } from '#report/decisions/reach-of.ts';
import { viewDecisions } from '#report/decisions/view-decisions.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import { createDecision, readDecidable } from '#service/decisions/create-decision.ts';
import { decidedOf } from '#service/decisions/decided-of.ts';
import { undoDecision } from '#service/decisions/undo-decision.ts';
import type { Deps } from '#service/deps.ts';
import type { Acting } from '#service/organisations/acting.ts';
import { toldAs } from '#service/organisations/called-on.ts';
import { readAudit, readReportOf } from '#service/reports/read-report.ts';
import type { Viewer } from '#service/viewer.ts';
import { isId } from '../../../lib/id-param.server.ts';
import { readForm } from '../../../lib/read-form.server.ts';
import { decisionRequestOf } from './decision-request.ts';
import { type DecisionTarget, decisionTargetOf } from './decision-target.ts';

/** What an address of the decision page names. */
function askedIn(address: string): { ruleId: string; verdict: Finding['verdict']; place: Place | null } {
  const search = new URL(address).searchParams;
  const order = search.get('endroit');
  return {
    ruleId: search.get('controle') ?? '',
    verdict: search.get('verdict') === 'defaut' ? 'fail' : 'review',
    place:
      order !== null && /^\d{1,4}$/.test(order)
        ? { page: search.get('page') ?? '', order: Number(order) }
        : null,
  };
}

/** Places a decision page leads to. */
const placesListed = 200;

interface DecisionPage {
  readonly host: string;
  readonly title: string;
  /** Of the person. */
  readonly name: string;
  readonly target: DecisionTarget;
  /** Where one may decide of a single place; empty on the page of a place. */
  readonly places: readonly (Place & { readonly label: string })[];
}

/**
 * What the decision page shows: its report’s host, the finding and what may be decided of it.
 * @throws AppError `request/not-found` for another’s report, and for what the report does not show
 */
export async function loadDecisionPage(
  deps: Deps,
  viewer: Viewer,
  auditId: string,
  address: string,
): Promise<DecisionPage> {
  const { audit, isOwn } = await readAudit(deps, viewer, auditId);
  const report = isOwn ? await readReportOf(deps, audit) : null;
  const asked = askedIn(address);
  const finding = report && findingIn(report, asked);
  if (!report || !finding) throw new AppError('request/not-found');
  const decisions = viewDecisions(await decidedOf(deps, auditId, report), finding);
  const target = decisionTargetOf(auditId, finding, decisions, asked.place);
  const places = asked.place
    ? []
    : placesOf(finding)
        .slice(0, placesListed)
        .map(({ page, order, evidence }) => ({ page, order, label: viewEvidence(evidence).label }));
  return { host: audit.host, title: finding.title, name: viewer.displayName, target, places };
}

function findingIn(report: Report, { ruleId, verdict, place }: ReturnType<typeof askedIn>): Finding | null {
  const finding = report.findings.find((one) => one.ruleId === ruleId && one.verdict === verdict);
  const isShown = finding && (place === null || evidenceAt(finding, place) !== undefined);
  return isShown ? finding : null;
}

/** Why a form without a script was refused, and what it held. */
export interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
}

/**
 * Decides, or undoes, as a form without a script asks; read once it is known to be about a report of the person’s own.
 * @returns the refusal to show; null when it is done
 * @throws AppError `request/not-found`
 */
export async function decideByForm(
  deps: Deps,
  acting: Acting,
  auditId: string,
  request: Request,
): Promise<Refused | null> {
  const { viewer } = acting;
  const { isOwn } = await readAudit(deps, viewer, auditId);
  if (!isOwn) throw new AppError('request/not-found');
  const form = await readForm(request);
  const undone = form.get('annuler');
  if (typeof undone === 'string') {
    if (!isId(undone)) throw new AppError('request/not-found');
    await toldAs(deps, acting, 'undoDecision', { params: { id: undone }, body: null }, () =>
      undoDecision(deps, viewer, undone),
    );
    return null;
  }
  try {
    const body = decisionEndpoints.createDecision.body.safeParse(
      decisionRequestOf(askedIn(request.url), form),
    );
    if (!body.success)
      throw new AppError('request/invalid', { data: { detail: 'choisissez ce que vous décidez' } });
    const report = await readDecidable(deps, viewer, auditId);
    await toldAs(deps, acting, 'createDecision', { params: { id: auditId }, body: body.data }, () =>
      createDecision(deps, viewer, auditId, body.data, report),
    );
    return null;
  } catch (error) {
    if (!isAppError(error) || error.status === 404) throw error;
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 4000)]] : [])),
    );
    return { values, message: typeset(error.message) };
  }
}
