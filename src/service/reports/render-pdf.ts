import type { DecidedReport } from '#contract/decisions.ts';
import type { Report } from '#contract/report.ts';
import type { Log } from '#platform/log.ts';
import { printHtml } from './print-html.ts';

/** A report that takes longer, waiting in line included, goes without. */
const deadlineMs = 30_000;

/**
 * Makes the PDF of a report, with what was decided of it.
 * Rejects after the deadline, when the signal aborts, or when the browser fails.
 */
export type RenderPdf = (
  report: Report,
  reportUrl: string,
  signal: AbortSignal,
  decided?: DecidedReport | null,
) => Promise<Uint8Array>;

/** Renders PDFs one at a time in this process, each in a short-lived browser of its own. */
export function createPdfRenderer(world: {
  readonly chromiumPath: string;
  readonly log: Log;
  /** Injected: it needs JSX, which services do not load. */
  readonly toHtml: (report: Report, reportUrl: string, decided?: DecidedReport | null) => string;
}): RenderPdf {
  let line: Promise<void> = Promise.resolve();
  return (report, reportUrl, signal, decided) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const printing = line.then(() => {
      limit.throwIfAborted();
      return printHtml(world.toHtml(report, reportUrl, decided), { ...world, signal: limit });
    });
    line = printing.then(({ closed }) => closed).catch(() => undefined);
    return printing.then(({ bytes }) => bytes);
  };
}
