/**
 * In our world of each document of a journey, before its own scripts: tells at once what the browser measures, since the
 * document may be left at any moment. Of frames, interactions alone.
 */

/** A moment is in milliseconds since the document began (`origin`, since 1970). */
export type FlowEntry =
  | { readonly kind: 'document'; readonly origin: number }
  | {
      readonly kind: 'interaction';
      readonly origin: number;
      readonly id: number;
      readonly at: number;
      readonly lasted: number;
    }
  | { readonly kind: 'shift'; readonly origin: number; readonly at: number; readonly value: number }
  | {
      readonly kind: 'server' | 'first-paint' | 'largest-paint' | 'loaded';
      readonly origin: number;
      readonly at: number;
    };

interface Timing extends PerformanceEntry {
  readonly interactionId?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly responseStart?: number;
  readonly loadEventEnd?: number;
}

/** The shortest that browsers tell (Event Timing, `durationThreshold`). */
const shortestMs = 16;
const mostEntries = 2_000;

/** Begins to tell, by the binding of that name, which only our world has. */
export function tellFlow(bindingName: string): void {
  const binding = Reflect.get(globalThis, bindingName) as ((text: string) => void) | undefined;
  if (typeof binding !== 'function') return;
  const origin = performance.timeOrigin;
  let left = mostEntries;
  const tell = (entry: FlowEntry): void => {
    left -= 1;
    if (left >= 0) binding(JSON.stringify(entry));
  };
  observe({ type: 'event', durationThreshold: shortestMs, buffered: true }, (entry) => {
    const { interactionId: id = 0, startTime, duration } = entry;
    if (id > 0) tell({ kind: 'interaction', origin, id, at: startTime, lasted: duration });
  });
  if (window.top !== window) return;
  tell({ kind: 'document', origin });
  observe({ type: 'layout-shift', buffered: true }, ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput !== true) tell({ kind: 'shift', origin, at: startTime, value });
  });
  observe({ type: 'paint', buffered: true }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') tell({ kind: 'first-paint', origin, at: startTime });
  });
  observe({ type: 'largest-contentful-paint', buffered: true }, ({ startTime }) =>
    tell({ kind: 'largest-paint', origin, at: startTime }),
  );
  observe({ type: 'navigation', buffered: true }, ({ responseStart = 0, loadEventEnd = 0 }) => {
    if (responseStart > 0) tell({ kind: 'server', origin, at: responseStart });
    if (loadEventEnd > 0) tell({ kind: 'loaded', origin, at: loadEventEnd });
  });
}

function observe(
  what: PerformanceObserverInit & { readonly durationThreshold?: number },
  hear: (entry: Timing) => void,
): void {
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry);
    }).observe(what);
  } catch {
    // A browser that does not know the kind says nothing of it.
  }
}
