import type { Described, PageTools } from './describe-element.ts';

interface FocusGlobals {
  constatTools: PageTools;
  constatStops?: HTMLElement[];
}

/** Runs in our isolated world: the stops of the keyboard in document order, 60 at most. Gives their number. */
export function listStops(): number {
  const world = globalThis as unknown as FocusGlobals;
  const stops: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href],button,input,select,textarea,summary,[tabindex],[onfocus],[onfocusin]',
  ))
    if (stops.length < 60 && element.tabIndex >= 0 && world.constatTools.isSeen(element)) stops.push(element);
  world.constatStops = stops;
  return stops.length;
}

/** Gives the focus to the stops from one position to another, with a moment for what it sets off. */
export async function focusStops(from: number, to: number, pauseMs: number): Promise<void> {
  const { constatStops } = globalThis as unknown as FocusGlobals;
  for (const stop of (constatStops ?? []).slice(from, to)) {
    stop.focus({ preventScroll: true });
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await new Promise((resolve) => setTimeout(resolve, 30));
  (document.activeElement as HTMLElement | null)?.blur?.();
}

export function describeStop(at: number): Described | null {
  const { constatStops, constatTools } = globalThis as unknown as FocusGlobals;
  const stop = constatStops?.[at];
  return stop ? constatTools.describe(stop) : null;
}

/** Runs in the page’s own world, where its scripts call it: windows asked for from now on are noted, none opens. */
export function noteWindows(): void {
  const world = globalThis as unknown as { constatWindows?: string[] };
  world.constatWindows = [];
  window.open = (target?: string | URL) => {
    world.constatWindows?.push(String(target ?? '').slice(0, 300));
    return null;
  };
}
