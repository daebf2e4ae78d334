import type { Log } from '#platform/log.ts';
import type { DrawnParts, PartLook, PartOrder } from './draw-parts.ts';
import { printHtml } from './print-html.ts';

/**
 * Drawn in a second on an idle machine; whoever asked does without beyond that, waiting in line included: the job of a mail has
 * 300 s for its PDF (90 s), its pictures and its server (180 s).
 */
const deadlineMs = 25_000;

/**
 * Draws parts of stored pictures as small JPEGs.
 * Rejects after the deadline, when the signal aborts, or when the browser fails.
 */
export type DrawPictures = (
  orders: readonly PartOrder[],
  look: PartLook,
  signal: AbortSignal,
) => Promise<DrawnParts>;

/** Draws one order after another in this process, each in a short-lived browser of its own. */
export function createPictureDrawer(world: {
  readonly chromiumPath: string;
  readonly log: Log;
}): DrawPictures {
  let line: Promise<void> = Promise.resolve();
  return (orders, look, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
    const drawing = line.then(() => {
      limit.throwIfAborted();
      return printHtml((printer) => printer.draw(orders, look), { ...world, signal: limit });
    });
    line = drawing.then(({ closed }) => closed).catch(() => undefined);
    return drawing.then(({ result }) => result);
  };
}
