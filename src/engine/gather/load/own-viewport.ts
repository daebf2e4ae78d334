import type { TraceEvent } from './trace-event.ts';

/**
 * Lighthouse takes the first viewport of a trace for the page’s: where a drawing (SVG) in an image was laid out before it,
 * that is the drawing’s, of another density. Gives them all the page’s own, whose density is known. Changes the events.
 */
export function keepOwnViewport(events: readonly TraceEvent[], density: number): void {
  const viewports = events
    .filter(({ name }) => name === 'PaintTimingVisualizer::Viewport')
    .flatMap(({ args }) => args?.data ?? []);
  const own = viewports.find(({ dpr }) => dpr === density);
  if (!own) return;
  for (const other of viewports)
    if (other.dpr !== density) Object.assign(other, { dpr: own.dpr, viewport_rect: own.viewport_rect });
}
