import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { JobHandler } from '#platform/queue.ts';
import type { Deps } from '../deps.ts';
import type { FileDeps } from '../files/read-file.ts';
import type { RenderPdf } from './render-pdf.ts';
import { makeReportPdf, type PdfDeps, readReportPdf } from './report-pdf.ts';

/** A worker mostly needs a second or two: so long a reader waits rather than being asked to come back. */
const patienceMs = 5_000;
const lookEveryMs = 250;

type AskDeps = FileDeps & Pick<Deps, 'queue' | 'clock'>;

/**
 * The PDF of a finished audit for its reader: the stored one, or one that a worker makes now; null while it is being made.
 * Works in a process without a browser.
 * @throws AppError `file/unavailable` when a worker tried and could not, or the store has it and does not answer: to be tried
 *   again
 */
export async function awaitReportPdf(
  deps: AskDeps,
  auditId: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const stored = await readReportPdf(deps, auditId);
  if (stored !== null) return stored;
  await askForPdf(deps, auditId);
  const giveUpAt = performance.now() + patienceMs;
  while (performance.now() < giveUpAt && !signal.aborted) {
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    const { made, isLive } = await lookAtPdf(deps, auditId);
    if (made !== null) return made;
    if (!isLive) throw new AppError('file/unavailable');
  }
  return null;
}

/** Asked for twice, it is made once. */
const askForPdf = (deps: AskDeps, auditId: string) =>
  deps.db.transaction((tx) => deps.queue.send(tx, 'report-pdf', { auditId }, { id: auditId, again: true }));

async function lookAtPdf(deps: AskDeps, auditId: string): Promise<{ made: Buffer | null; isLive: boolean }> {
  // The state first: a job that ended in between has stored its file by the time we look for it.
  const state = (await deps.queue.states(deps.db, 'report-pdf', [auditId])).get(auditId);
  return { made: await readReportPdf(deps, auditId), isLive: state === 'live' };
}

/** Whether the PDF is there, on its way, or could not be made. */
export type PdfState = 'ready' | 'preparing' | 'failed';

/**
 * Where the PDF of a report is, for a page that waits for it.
 * @param ask has it made where it is not there; without, one that failed is told as such
 * @throws AppError `file/unavailable`
 */
export async function pdfStateOf(deps: AskDeps, auditId: string, ask: boolean): Promise<PdfState> {
  const { made, isLive } = await lookAtPdf(deps, auditId);
  if (made !== null) return 'ready';
  if (ask) await askForPdf(deps, auditId);
  return ask || isLive ? 'preparing' : 'failed';
}

/** The `report-pdf` job: makes the PDF somebody asked for. Without a renderer there is nothing to do. */
export function makeReportPdfJob(deps: PdfDeps, render: RenderPdf | undefined): JobHandler<'report-pdf'> {
  return async (job) => {
    if (render) await makeReportPdf(deps, render, job.data.auditId, job.signal);
  };
}
