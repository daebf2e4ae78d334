import { startWorker, type Worker } from '#jobs/start-worker.ts';
import { renderMail } from '#mail/index.ts';
import type { Chromium } from '#platform/find-chromium.ts';
import { findHtmlChecker } from '#platform/find-html-checker.ts';
import { reportPdfHtml } from '#report/pdf/report-pdf.ts';
import type { Deps } from '#service/deps.ts';
import { countSentIn } from '#service/limits/count-sent.ts';
import { createPictureDrawer } from '#service/reports/draw-pictures.ts';
import { createPdfRenderer } from '#service/reports/render-pdf.ts';
import type { PostEvent } from '#service/webhooks/post-event.ts';
import { forkAudits, forkChecks, forkMeasures, forkTrials } from './fork-audit.ts';
import { forkVisits } from './fork-visits.ts';
import { measureAudits, measureChecks, measureVisits } from './measure-audits.ts';

/** Starts taking jobs: audits in processes of their own, mails and PDFs rendered here. */
export function startWiredWorker(deps: Deps, post: PostEvent, chromium: Chromium): Promise<Worker> {
  const { allowTargets, denyTargets, publicUrl, rulesOff, idleWaitMs, java, dataFolder } = deps.config;
  const htmlChecker = findHtmlChecker(java, dataFolder);
  const targets = { allowTargets, denyTargets, publicUrl };
  const settings = { chromiumPath: chromium.path, ...targets, rulesOff, idleWaitMs, htmlChecker };
  const { metrics } = deps;
  const countSent = countSentIn(deps);
  const [audits, checks, visits] = [
    forkAudits(settings, deps.log, undefined, undefined, countSent),
    forkChecks(settings, deps.log, undefined, undefined, countSent),
    forkVisits(settings, deps.log, undefined, undefined, countSent),
  ];
  const measure = forkMeasures(settings, deps.log, undefined, undefined, countSent);
  const trial = forkTrials(settings, deps.log, undefined, undefined, countSent);
  const run = metrics ? measureAudits(metrics, audits) : audits;
  const check = metrics ? measureChecks(metrics, checks) : checks;
  const visit = metrics ? measureVisits(metrics, visits) : visits;
  const renderPdf = createPdfRenderer({ chromiumPath: chromium.path, log: deps.log, toHtml: reportPdfHtml });
  const drawPictures = createPictureDrawer({ chromiumPath: chromium.path, log: deps.log });
  return startWorker(deps, {
    ...{ run, check, visit, measure, trial, post },
    ...{ renderMail, renderPdf, drawPictures },
  });
}
