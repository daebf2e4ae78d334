/** Addresses of windows that the page asked for since they are noted. */
let windows: string[] = [];
/** What left or wanted to leave by ways that no request shows. */
let refused = 0;
/** What boxes of the browser said. */
let said: string[] = [];

/** Where the page’s scripts call it: windows asked for from now on are noted, none opens. */
export function noteWindows(): void {
  windows = [];
  window.open = (target?: string | URL) => {
    windows.push(String(target ?? '').slice(0, 300));
    return null;
  };
}

export const openedWindows = (): readonly string[] => windows;

/**
 * What no request guard sees: sockets already open, and workers that ask by themselves. They are refused and counted from now
 * on, and what boxes of the browser say is noted, windows too.
 */
export function silencePage(): void {
  for (const owner of ['WebSocket', 'RTCDataChannel', 'Worker', 'ServiceWorker']) {
    const prototype = (Reflect.get(globalThis, owner) as { prototype?: object } | undefined)?.prototype;
    const method = owner.endsWith('Worker') ? 'postMessage' : 'send';
    if (prototype && Reflect.get(prototype, method))
      Object.assign(prototype, {
        [method]: () => {
          refused += 1;
        },
      });
  }
  for (const name of ['alert', 'confirm', 'prompt']) {
    const box: unknown = Reflect.get(globalThis, name);
    Object.assign(globalThis, {
      [name]: (...words: unknown[]): unknown => {
        said.push(String(words[0] ?? '').slice(0, 200));
        return typeof box === 'function' ? box(...words) : undefined;
      },
    });
  }
  noteWindows();
}

/** What the page did since the last question by ways that no request shows. */
export function takeSilencedEffects(): { refused: number; said: string[] } {
  const taken = { refused: refused + windows.length, said };
  refused = 0;
  said = [];
  windows = [];
  return taken;
}
