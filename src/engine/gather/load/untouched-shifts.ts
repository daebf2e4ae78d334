import type { TraceEvent } from './trace-event.ts';

/**
 * Chromium leaves out of the layout shifts those that follow an input by less than half a second, and takes the first
 * viewports of a document for an input. Lighthouse counts them again, but within half a second by the clock only: on a
 * slow machine a shift is still marked and already too late, and would be counted on a fast one. Nobody touches a page
 * while it loads here, so that no shift follows an input. Changes the events.
 */
export function countEveryShift(events: readonly TraceEvent[]): void {
  for (const { name, args } of events)
    if (name === 'LayoutShift' && args?.data?.had_recent_input) args.data.had_recent_input = false;
}
