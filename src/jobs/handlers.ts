import type { RenderMail } from '#contract/mails.ts';
import type { JobHandlers } from '#platform/queue.ts';
import { buryAuditJob } from '#service/audits/bury-audit.ts';
import { reconcileAudits } from '#service/audits/reconcile-audits.ts';
import { type AuditWorker, runAuditJob } from '#service/audits/run-audit.ts';
import type { Deps } from '#service/deps.ts';
import { sweepLimits } from '#service/limits/sweep-limits.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { reconcileMails } from '#service/mail/reconcile-mails.ts';
import { makeReportPdfJob } from '#service/reports/export-pdf.ts';
import type { RenderPdf } from '#service/reports/render-pdf.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import { reconcileVerifications } from '#service/verifications/reconcile-verifications.ts';
import { runVerificationJob } from '#service/verifications/run-verification.ts';
import { runVisitsJob } from '#service/visits/run-visits.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';
import { sweep } from './sweep.ts';

export type WorkerParts = AuditWorker & {
  readonly check: CheckRunner;
  readonly visit: VisitsRunner;
  readonly renderMail: RenderMail;
  /** Absent, there are no PDFs: mails leave without. */
  readonly renderPdf?: RenderPdf;
};

/** Every job and what does it. The type makes a job without handler a compile error, the queue a boot failure. */
export function jobHandlers(deps: Deps, world: WorkerParts): JobHandlers {
  return {
    audit: runAuditJob(deps, world),
    'audit-dead': buryAuditJob(deps),
    visits: runVisitsJob(deps, world.visit),
    verify: runVerificationJob(deps, world.check),
    mail: deliverMailJob(deps, world.renderMail, world.renderPdf),
    'report-pdf': makeReportPdfJob(deps, world.renderPdf),
    reconcile: async () => {
      await reconcileAudits(deps);
      await reconcileVerifications(deps);
      await reconcileMails(deps);
    },
    'run-schedules': () => runDueSchedules(deps),
    'sweep-limits': () => sweepLimits(deps),
    sweep: () => sweep(deps),
  };
}
