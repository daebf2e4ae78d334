import type { Log } from '#platform/log.ts';
import { pdfUaFaults } from '#platform/pdf/check-pdf.ts';
import { declarePdfUa, dressPdf } from '#platform/pdf/dress-pdf.ts';
import { readPdfFile, writePdfFile } from '#platform/pdf/pdf-file.ts';
import { placesOf } from '#platform/pdf/structure.ts';
import { cropOfPlace, topOfPage } from '#report/crop-of-place.ts';
import {
  bodyPages,
  firstAnnexAnchor,
  type PrintInput,
  type PrintLayout,
  type PrintPicture,
  printedSizes,
} from '#report/pdf/print-input.ts';
import type { PartLook, PartOrder } from './draw-parts.ts';
import { type Printer, printHtml } from './print-html.ts';

/**
 * A report that takes longer, waiting in line included, goes without: an idle machine needs two seconds, one that works on
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
    return printing.then(({ result }) => result);
  };
}

/** Layouts tried for a body that keeps its length; the last one tells of each theme its score alone. */
const shares = [1, 0.85, 0.65, 0.4, 0];

/** Printed once to see where everything comes, and again with the page numbers of the contents. */
async function makePdf(printer: Printer, world: PdfWorld, input: PrintInput): Promise<Uint8Array> {
  const smaller = { ...input, ...(await drawnPictures(printer, input)) };
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

/** Twice as fine as a screen; a busy picture loses quality before it weighs. */
const look: PartLook = { scale: 2, qualities: [80, 62, 45, 30] };
const mostBytes = { home: 120_000, crop: 45_000 } as const;

/** The pictures as paper shows them: whole, they would weigh more than the rest. One that cannot be shown is left out. */
async function drawnPictures(
  printer: Printer,
  { picture, crops }: Pick<PrintInput, 'picture' | 'crops'>,
): Promise<Pick<PrintInput, 'picture' | 'crops'>> {
  const wanted = [
    ...(picture ? [{ anchor: null, picture }] : []),
    ...[...crops].map(([anchor, crop]) => ({ anchor, picture: crop })),
  ].flatMap(({ anchor, picture: one }) => {
    const order = orderOf(one);
    return order ? [{ anchor, picture: one, order }] : [];
  });
  const drawn = await printer.draw(
    wanted.map(({ order }) => order),
    look,
  );
  const shown = wanted.flatMap(({ anchor, picture: one }, index) => {
    const bytes = drawn[index];
    const source = bytes && `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
    return source ? [{ anchor, picture: { ...one, source } }] : [];
  });
  return {
    picture: shown.find(({ anchor }) => anchor === null)?.picture ?? null,
    crops: new Map(shown.flatMap(({ anchor, picture: one }) => (anchor === null ? [] : [[anchor, one]]))),
  };
}

function orderOf({ source, width, height, box }: PrintPicture): PartOrder | null {
  const size = { width, height };
  if (box === undefined) {
    const shown = printedSizes.home;
    const view = topOfPage(size, shown.width / shown.height);
    return { source, picture: size, view, outline: null, shown, mostBytes: mostBytes.home };
  }
  const crop = cropOfPlace(box, size);
  return crop && { source, picture: size, ...crop, shown: printedSizes.crop, mostBytes: mostBytes.crop };
}
