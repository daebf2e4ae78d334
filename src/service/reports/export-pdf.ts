import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { JobHandler } from '#platform/queue.ts';
import type { Deps } from '../deps.ts';
import type { FileDeps } from '../files/read-file.ts';
import type { RenderPdf } from './render-pdf.ts';
import { makeReportPdf, type PdfDeps, readReportPdf } from './report-pdf.ts';

/** A worker needs a few seconds; a reader waits that long rather than being sent away. */
const patienceMs = 20_000;
const lookEveryMs = 250;

/**
 * The PDF of a finished audit for its reader: the stored one, or one that a worker makes now. Works in a process
 * without a browser.
 * @throws AppError `server/unavailable` when no worker makes it in time, `file/unavailable` when the store has it and does not answer: to be tried again
 */
export async function awaitReportPdf(
  deps: FileDeps & Pick<Deps, 'queue' | 'clock'>,
  auditId: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const stored = await readReportPdf(deps, auditId);
  if (stored !== null) return stored;
  await deps.db.transaction((tx) =>
    deps.queue.send(tx, 'report-pdf', { auditId }, { id: auditId, again: true }),
  );
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt && !signal.aborted) {
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    // The state first: a job that ended in between has stored its file by the time we look for it.
    const state = (await deps.queue.states(deps.db, 'report-pdf', [auditId])).get(auditId);
    const made = await readReportPdf(deps, auditId);
    if (made !== null) return made;
    if (state !== 'live') break;
  }
  throw new AppError('server/unavailable');
}

/** The `report-pdf` job: makes the PDF somebody asked for. Without a renderer there is nothing to do. */
export function makeReportPdfJob(deps: PdfDeps, render: RenderPdf | undefined): JobHandler<'report-pdf'> {
  return async (job) => {
    if (render) await makeReportPdf(deps, render, job.data.auditId, job.signal);
  };
}
