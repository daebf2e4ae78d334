import type { RenderMail } from '#contract/mails.ts';
import type { MachineLoad } from '#platform/machine-load.ts';
import type { JobHandlers } from '#platform/queue.ts';
import { recheckSessions } from '#service/accounts/recheck-sessions.ts';
import { giveUpAuditJob } from '#service/audits/give-up-audit.ts';
import { reconcileAudits } from '#service/audits/reconcile-audits.ts';
import { type AuditWorker, runAuditJob } from '#service/audits/run-audit.ts';
import { reconcileBilling } from '#service/billing/reconcile-billing.ts';
import { settleBillingJob } from '#service/billing/settle-customer.ts';
import type { Deps } from '#service/deps.ts';
import { forgetObjects } from '#service/files/forget-objects.ts';
import type { MeasureRunner } from '#service/later-measures/measure-runner.ts';
import { reconcileLaterMeasures } from '#service/later-measures/reconcile-later-measures.ts';
import { runLaterMeasureJob } from '#service/later-measures/run-later-measure.ts';
import { sweepLimits } from '#service/limits/sweep-limits.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { reconcileMails } from '#service/mail/reconcile-mails.ts';
import type { DrawPictures } from '#service/reports/draw-pictures.ts';
import { makeReportPdfJob } from '#service/reports/export-pdf.ts';
import type { RenderPdf } from '#service/reports/render-pdf.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import { forgetTrials, runTrialJob } from '#service/trials/run-trial.ts';
import type { TrialRunner } from '#service/trials/trial-runner.ts';
import type { CheckRunner } from '#service/verifications/check-runner.ts';
import { reconcileVerifications } from '#service/verifications/reconcile-verifications.ts';
import { runVerificationJob } from '#service/verifications/run-verification.ts';
import { runVisitsJob } from '#service/visits/run-visits.ts';
import type { VisitsRunner } from '#service/visits/visits-runner.ts';
import { deliverEventJob } from '#service/webhooks/deliver-event.ts';
import type { PostEvent } from '#service/webhooks/post-event.ts';
import { reconcileDeliveries } from '#service/webhooks/reconcile-deliveries.ts';
import { tracedHandler } from '#service/with-trace.ts';
import { remindDue } from '#service/work/remind-due.ts';
import { tellWork } from '#service/work/tell-work.ts';
import { sweep } from './sweep.ts';

export type WorkerParts = AuditWorker & {
  readonly check: CheckRunner;
  readonly visit: VisitsRunner;
  readonly measure: MeasureRunner;
  /** Absent, an access is tried without a browser, and a journey not at all. */
  readonly trial?: TrialRunner;
  /** How busy the machine is. Default: as it tells. */
  readonly load?: () => MachineLoad;
  readonly renderMail: RenderMail;
  /** Absent, there are no PDFs: mails leave without. */
  readonly renderPdf?: RenderPdf;
  /** Absent, mails leave without pictures. */
  readonly drawPictures?: DrawPictures;
  /** Sends events, outside this process: it reads what a stranger’s server answers. */
  readonly post: PostEvent;
};

/** Every job and what does it. The type makes a job without handler a compile error, the queue a boot failure. */
export function jobHandlers(deps: Deps, world: WorkerParts): JobHandlers {
  return {
    audit: tracedHandler(deps, (traced) => runAuditJob(traced, world)),
    'audit-dead': tracedHandler(deps, giveUpAuditJob),
    visits: tracedHandler(deps, (traced) => runVisitsJob(traced, world.visit)),
    verify: tracedHandler(deps, (traced) => runVerificationJob(traced, world.check)),
    try: tracedHandler(deps, (traced) => runTrialJob(traced, world.trial)),
    measure: tracedHandler(deps, (traced) =>
      runLaterMeasureJob(traced, { run: world.measure, ...(world.load && { load: world.load }) }),
    ),
    mail: tracedHandler(deps, (traced) =>
      deliverMailJob(traced, world.renderMail, world.renderPdf, world.drawPictures),
    ),
    webhook: tracedHandler(deps, (traced) => deliverEventJob(traced, world.post)),
    'report-pdf': tracedHandler(deps, (traced) => makeReportPdfJob(traced, world.renderPdf)),
    reconcile: tracedHandler(deps, (traced) => async () => {
      await reconcileAudits(traced);
      await reconcileVerifications(traced);
      await reconcileLaterMeasures(traced);
      await reconcileMails(traced);
      await reconcileDeliveries(traced);
      await forgetTrials(traced);
    }),
    'run-schedules': tracedHandler(deps, (traced) => () => runDueSchedules(traced)),
    'tell-work': tracedHandler(deps, (traced) => async () => {
      await tellWork(traced);
      await remindDue(traced);
    }),
    'settle-billing': tracedHandler(deps, settleBillingJob),
    'reconcile-billing': tracedHandler(deps, (traced) => () => reconcileBilling(traced)),
    'recheck-sessions': tracedHandler(deps, (traced) => async () => void (await recheckSessions(traced))),
    'forget-objects': tracedHandler(deps, (traced) => async () => void (await forgetObjects(traced))),
    'sweep-limits': tracedHandler(deps, (traced) => () => sweepLimits(traced)),
    sweep: tracedHandler(deps, (traced) => () => sweep(traced)),
  };
}
