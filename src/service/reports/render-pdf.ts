import type { Log } from '#platform/log.ts';
import { pdfUaFaults } from '#platform/pdf/check-pdf.ts';
import { declarePdfUa, dressPdf } from '#platform/pdf/dress-pdf.ts';
import { readPdfFile, writePdfFile } from '#platform/pdf/pdf-file.ts';
import { placesOf } from '#platform/pdf/structure.ts';
import { bodyPages, firstAnnexAnchor, type PrintInput, type PrintLayout } from '#report/pdf/print-input.ts';
import { type Printer, printHtml } from './print-html.ts';

/**
 * A report that takes longer, waiting in line included, goes without: a calm machine needs two seconds, one that works on
 * several audits many times as much.
 */
const deadlineMs = 90_000;

/**
 * Makes the PDF of a report.
 * Rejects after the deadline, when the signal aborts, or when the browser fails.
 */
export type RenderPdf = (input: PrintInput, signal: AbortSignal) => Promise<Uint8Array>;

interface PdfWorld {
  readonly chromiumPath: string;
  readonly log: Log;
  /** Injected: it needs JSX, which services do not load. */
  readonly toHtml: (input: PrintInput, layout: PrintLayout) => string;
}

/** Renders PDFs one at a time in this process, each in a short-lived browser of its own. */
export function createPdfRenderer(world: PdfWorld): RenderPdf {
  let line: Promise<void> = Promise.resolve();
  return (input, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const printing = line.then(() => {
      limit.throwIfAborted();
      return printHtml((printer) => makePdf(printer, world, input), { ...world, signal: limit });
    });
    line = printing.then(({ closed }) => closed).catch(() => undefined);
    return printing.then(({ bytes }) => bytes);
  };
}

/** Layouts tried for a body that keeps its length; the last one tells of each theme its score and its count alone. */
const shares = [1, 0.85, 0.65, 0.4, 0];

/** Printed once to see where everything comes, and again with the page numbers of the contents. */
async function makePdf(printer: Printer, world: PdfWorld, input: PrintInput): Promise<Uint8Array> {
  const smaller = { ...input, picture: await smallPicture(printer, input.picture) };
  let layout: PrintLayout = { share: 1, pageOf: null };
  for (const share of shares) {
    const trial = readPdfFile(await printer.print(world.toHtml(smaller, { share, pageOf: null })));
    const pageOf = new Map([...placesOf(trial)].map(([anchor, { page }]) => [anchor, page]));
    layout = { share, pageOf };
    if ((pageOf.get(firstAnnexAnchor) ?? 0) <= bodyPages + 1) break;
  }
  return finish(await printer.print(world.toHtml(smaller, layout)), world.log);
}

/** Tags completed and checked: it says PDF/UA-1 only where a program finds nothing against it. */
function finish(printed: Uint8Array, log: Log): Uint8Array {
  const lang = 'fr-FR';
  const file = readPdfFile(printed);
  dressPdf(file, { lang });
  const faults = pdfUaFaults(file);
  if (faults.length === 0) declarePdfUa(file, { lang });
  else log.warn({ faults }, 'report printed without the mark of PDF/UA');
  return writePdfFile(file);
}

/** Twice the size it has on paper, in CSS px. */
const pictureSize = { width: 184, height: 208 };

/** The picture as the cover shows it: whole, it would weigh more than the rest. A picture that cannot be shown is left out. */
async function smallPicture(printer: Printer, picture: string | null): Promise<string | null> {
  if (picture === null || !/^data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+$/.test(picture)) return null;
  const style = 'margin:0;width:100vw;height:100vh;object-fit:cover;object-position:top;display:block';
  const html = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><body style="margin:0"><img alt="" style="${style}" src="${picture}">`;
  const bytes = await printer.draw(html, pictureSize).catch(() => null);
  return bytes && `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
}
