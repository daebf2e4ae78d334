import type { SenderBrand } from '#contract/brand.ts';
import { earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { Finding } from '#contract/report.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { fixTicket } from '#report/reading/fix-ticket.ts';
import type { Screenshot } from '#report/screenshot.ts';
import { severityLabels } from '#report/tones.ts';
import { findAudit } from '#store/audits.ts';
import { countHandoverAccess, findHandover, listHandoverFixes } from '#store/handovers.ts';
import { listVerificationRows, type VerificationRow } from '#store/verifications.ts';
import { senderBrand } from '../accounts/brand.ts';
import type { Deps } from '../deps.ts';
import { type FileDeps, readFile } from '../files/read-file.ts';
import { findingsOfFix } from '../reports/read-fix.ts';
import { readOutline } from '../reports/read-parts.ts';
import { imageTypeOf, type StoredImage } from '../reports/read-report.ts';
import { viewVerification } from '../verifications/view-verification.ts';
import type { Viewer } from '../viewer.ts';
import { findOpen, type OpenHandover } from './find-open.ts';
import { planFixPath, verifySentence } from './mail-handover.ts';
import { mostChecks } from './manage-handovers.ts';
import { type PlanRow, planRows } from './plan-rows.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** Looks within that time are one. */
const sameLookMs = 30 * 60_000;

/** A plan as its page shows it. */
export interface Plan {
  readonly host: string;
  readonly ownerEmail: string;
  /** The agency that sends it; null: a person. */
  readonly sender: SenderBrand | null;
  readonly message: string;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly auditedAt: string;
  readonly rows: readonly PlanRow[];
}

/**
 * The plan that a link opens; counted.
 * @throws AppError `request/not-found`, `handover/revoked`, `handover/expired`.
 */
export async function openPlan(deps: ReadDeps, token: string): Promise<Plan> {
  const open = await findOpen(deps, token);
  const now = deps.clock.now();
  await countHandoverAccess(deps.db, open.handover.id, now, earlierBy(now, sameLookMs));
  return (await readPlan(deps, open)).plan;
}

/** A plan as its owner looks at it, whether or not its link works. @throws AppError `request/not-found`. */
export async function readOwnPlan(
  deps: ReadDeps,
  viewer: Pick<Viewer, 'uid' | 'email'>,
  named: { readonly auditId: string; readonly handoverId: string },
): Promise<Plan & { readonly email: string }> {
  const { auditId, handoverId: id } = named;
  const found = await findHandover(deps.db, { id, auditId, uid: viewer.uid });
  const audit = found && (await findAudit(deps.db, auditId));
  if (found === null || audit?.status !== 'done') throw new AppError('request/not-found');
  const { plan } = await readPlan(deps, { ...found, ownerEmail: viewer.email });
  return { ...plan, email: found.provider.email };
}

async function readPlan(deps: ReadDeps, { handover, ownerEmail }: OpenHandover) {
  const audit = { id: handover.auditId, status: 'done' } as const;
  const report = await readOutline(deps, audit);
  if (report === null) throw new AppError('request/not-found');
  const rows = await listHandoverFixes(deps.db, [handover.id]);
  const checks = await listVerificationRows(deps.db, audit.id, mostChecks);
  const plan: Plan = {
    sender: await senderBrand(deps, handover.uid),
    ...{ host: report.host, ownerEmail, message: handover.message, auditedAt: report.finishedAt },
    ...{ sentAt: handover.sentAt.toISOString(), expiresAt: handover.expiresAt.toISOString() },
    rows: planRows(rows, report, checks),
  };
  return { audit, report, plan, checks };
}

/** A finding that a fix of a plan takes away, with some of its places. */
export interface PlanFinding {
  readonly title: string;
  readonly level: string;
  readonly why: string;
  readonly todo: string;
  readonly evidence: Finding['evidence'];
  readonly pages: readonly {
    readonly url: string;
    readonly evidence: Finding['evidence'];
    readonly screenshot: Screenshot | undefined;
  }[];
  readonly pagesMore: number;
}

/** One fix of a plan with its ticket, its places and what was verified. */
export interface PlanFix {
  readonly host: string;
  readonly row: PlanRow;
  readonly explanation: string;
  readonly findings: readonly PlanFinding[];
  readonly ticket: string;
  readonly verify: string;
  /** Newest first. */
  readonly checks: readonly {
    readonly id: string;
    readonly page: string;
    readonly sentence: string;
    readonly at: string;
  }[];
}

const pagesShown = 5;
const proofsShown = 3;
const checksShown = 10;

/**
 * One fix of the plan that a link opens.
 * @throws AppError `request/not-found` for a fix that was not sent, too; `handover/revoked`, `handover/expired`.
 */
export async function openPlanFix(
  deps: ReadDeps & Pick<Deps, 'config'>,
  token: string,
  key: string,
): Promise<PlanFix> {
  const { audit, report, plan, checks } = await readPlan(deps, await findOpen(deps, token));
  const row = plan.rows.find((one) => one.key === key);
  const fix = row && fixesOf(report).find((one) => one.key === key);
  if (!row || !fix) throw new AppError('request/not-found');
  const found = await findingsOfFix(deps, audit, fix);
  const screenshots = new Map(report.pages.map(({ url, screenshot }) => [url, screenshot]));
  const address = planFixPath(`${deps.config.publicUrl}/plan/${token}`, key);
  return {
    ...{ host: plan.host, row, explanation: fix.explanation, verify: verifySentence(fix, report) },
    findings: found.map(({ finding }) => ({
      ...{ title: finding.title, why: finding.why, todo: finding.fix },
      level: finding.verdict === 'fail' ? severityLabels[finding.severity] : 'À vérifier',
      evidence: finding.evidence.slice(0, proofsShown),
      pages: finding.pages.slice(0, pagesShown).map(({ url, evidence }) => ({
        ...{ url, evidence: evidence.slice(0, proofsShown) },
        screenshot: screenshots.get(url) ?? undefined,
      })),
      pagesMore: Math.max(0, finding.pages.length - pagesShown),
    })),
    ticket: fixTicket(
      fix,
      found.map((one) => ({ ...one, address })),
      address,
      'plain',
    ),
    checks: checksOf(row, checks),
  };
}

/** What was asked about a fix since it was sent. */
const checksOf = ({ targets }: PlanRow, checks: readonly VerificationRow[]): PlanFix['checks'] =>
  checks
    .filter(({ ruleId, page }) =>
      targets.list.some((target) => target.ruleId === ruleId && target.page === page),
    )
    .slice(0, checksShown)
    .map(viewVerification)
    .map(({ id, page, sentence, finishedAt, createdAt }) => ({
      ...{ id, page, sentence, at: finishedAt ?? createdAt },
    }));

/**
 * A picture of a page that some fix of the plan is about; any other picture of the report is not found.
 * @throws AppError `request/not-found`, `handover/revoked`, `handover/expired`, `file/missing`, `file/unavailable`.
 */
export async function readPlanPicture(
  deps: ReadDeps & FileDeps,
  token: string,
  key: string,
): Promise<StoredImage> {
  const { handover } = await findOpen(deps, token);
  const rows = await listHandoverFixes(deps.db, [handover.id]);
  if (!rows.some(({ basis }) => basis.pictures.includes(key))) throw new AppError('request/not-found');
  const blob = await readFile(deps, handover.auditId, key);
  const contentType = imageTypeOf(blob);
  if (blob === null || contentType === undefined) throw new AppError('request/not-found');
  return { contentType, bytes: blob.bytes };
}
