import type { FailureCode } from '#contract/audit.ts';
import { planOf } from '#contract/plans.ts';
import type { Report } from '#contract/report.ts';
import type { WebhookEvent } from '#contract/webhook-words.ts';
import type { Db } from '#platform/database.ts';
import { isDecided } from '#report/decisions/decision-at.ts';
import { findWorsening, type Worsening } from '#report/worsening.ts';
import { type AuditRow, findOwner } from '#store/audits.ts';
import { readReport } from '#store/reports.ts';
import { listeningWebhooks, type WebhookRow } from '#store/webhooks.ts';
import { decidedOf } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import { eventBody, queueDelivery } from './queue-delivery.ts';

export type TellDeps = Pick<Deps, 'config' | 'queue' | 'clock' | 'ids'>;

/** Tells the addresses that listen of a finished audit, and of what it found worse, in the caller’s transaction. */
export async function tellReport(
  deps: TellDeps,
  tx: Db,
  audit: AuditRow,
  report: Report,
  previous: AuditRow | null,
): Promise<void> {
  const data = resultOf(deps, { ...audit, finishedAt: deps.clock.now() }, report);
  await tell(deps, tx, await listening(tx, audit, 'audit.done'), 'audit.done', data);
  const wanting = await listening(tx, audit, 'audit.regression');
  if (wanting.length === 0 || previous === null) return;
  const before = await readReport(tx, previous.id);
  const decided = await decidedOf({ ...deps, db: tx }, audit.id, report);
  const worse = before && findWorsening(before, report, (finding) => isDecided(decided, finding));
  if (!worse) return;
  const regression = { previousAuditId: previous.id, ...worseFacts(worse) };
  await tell(deps, tx, wanting, 'audit.regression', { ...data, regression });
}

/** Tells the addresses that listen of an audit whose speed is measured now, in the caller’s transaction. */
export async function tellMeasured(deps: TellDeps, tx: Db, audit: AuditRow, report: Report): Promise<void> {
  const rows = await listening(tx, audit, 'audit.measured');
  await tell(deps, tx, rows, 'audit.measured', resultOf(deps, audit, report));
}

/** A finished audit in an event; `laterMeasure` tells what is still to be measured, or was. */
const resultOf = (deps: TellDeps, audit: AuditRow, report: Report) => ({
  audit: {
    ...auditFacts(audit),
    status: 'done',
    finishedAt: audit.finishedAt?.toISOString() ?? null,
    score: report.score,
    themeScores: Object.fromEntries(report.themes.map(({ theme, score }) => [theme, score])),
    pageCount: report.pages.length,
    laterMeasure: report.laterMeasure ?? null,
  },
  ...linksOf(deps, audit),
});

/** Tells the addresses that listen of a failed audit, in the caller’s transaction. */
export async function tellFailure(
  deps: TellDeps,
  tx: Db,
  audit: AuditRow,
  { code, sentence }: { readonly code: FailureCode; readonly sentence: string },
): Promise<void> {
  const finishedAt = deps.clock.now().toISOString();
  const result = { status: 'error', finishedAt, errorCode: code, errorMessage: sentence };
  const data = { audit: { ...auditFacts(audit), ...result }, ...linksOf(deps, audit) };
  await tell(deps, tx, await listening(tx, audit, 'audit.failed'), 'audit.failed', data);
}

/** A plan that has no webhooks any more keeps them, silent. */
export async function listening(tx: Db, audit: AuditRow, event: WebhookEvent): Promise<WebhookRow[]> {
  const rows = await listeningWebhooks(tx, audit, event);
  if (rows.length === 0) return rows;
  const owner = await findOwner(tx, audit.uid);
  return owner?.suspendedAt === null && planOf(owner.plan).apiKeys ? rows : [];
}

export async function tell(
  deps: TellDeps,
  tx: Db,
  rows: readonly WebhookRow[],
  event: WebhookEvent,
  data: object,
): Promise<void> {
  const eventId = deps.ids.uuid();
  const body = eventBody(eventId, event, deps.clock.now(), data);
  for (const { id } of rows) await queueDelivery(deps, tx, id, { eventId, event, body, once: false });
}

export const auditFacts = ({ id, url, host, scope, device, createdAt, scheduleId }: AuditRow) => ({
  id,
  url,
  host,
  scope,
  device,
  createdAt: createdAt.toISOString(),
  scheduled: scheduleId !== null,
});

export const linksOf = ({ config: { publicUrl } }: TellDeps, { id }: AuditRow) => ({
  reportUrl: `${publicUrl}/reports/${id}`,
  apiUrl: `${publicUrl}/api/reports/${id}`,
});

/** Defects told, at most: the report has them all. */
const mostDefects = 50;

const worseFacts = ({ themes, defects }: Worsening) => ({
  themes: themes.map(({ theme, before, now }) => ({ theme, before: before.score, now: now.score })),
  defectCount: defects.length,
  defects: defects.slice(0, mostDefects).map(({ finding: { ruleId, title, severity }, pages }) => ({
    ruleId,
    title,
    severity,
    pageCount: pages.length,
  })),
});
