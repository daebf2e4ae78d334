import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { pause } from './pauses.ts';

let stops: HTMLElement[] = [];

/** The stops of the keyboard in document order, 60 at most. Gives their number. */
export function listStops(): number {
  stops = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href],button,input,select,textarea,summary,[tabindex],[onfocus],[onfocusin]',
  ))
    if (stops.length < 60 && element.tabIndex >= 0 && isSeen(element)) stops.push(element);
  return stops.length;
}

/** Gives the focus to the stops from one position to another, with a moment for what it sets off. */
export async function focusStops(from: number, to: number, pauseMs: number): Promise<void> {
  for (const stop of stops.slice(from, to)) {
    stop.focus({ preventScroll: true });
    if (pauseMs > 0) await pause(pauseMs);
  }
  await pause(30);
  (document.activeElement as HTMLElement | null)?.blur?.();
}

export function describeStop(at: number): Described | null {
  const stop = stops[at];
  return stop ? describe(stop) : null;
}
