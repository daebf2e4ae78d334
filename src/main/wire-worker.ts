import { startWorker, type Worker } from '#jobs/start-worker.ts';
import { renderMail } from '#mail/index.ts';
import type { Chromium } from '#platform/find-chromium.ts';
import type { Deps } from '#service/deps.ts';
import { forkEngine } from './fork-engine.ts';

/** Starts taking jobs: audits in forked engines, mails rendered here. */
export function startWiredWorker(deps: Deps, chromium: Chromium): Promise<Worker> {
  const { allowTargets, publicUrl } = deps.config;
  return startWorker(deps, {
    run: forkEngine({ chromiumPath: chromium.path, allowTargets, publicUrl }),
    renderMail,
  });
}
