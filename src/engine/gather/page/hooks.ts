import type { FingerprintApi } from './fingerprint-hooks.ts';

/** What the hooks report, as JSON through a binding only they hold. */
export type HookReport =
  | { readonly kind: 'cookie'; readonly raw: string; readonly script: string; readonly url: string }
  | { readonly kind: 'cookieStore'; readonly raw: string; readonly script: string; readonly url: string }
  | { readonly kind: 'popup'; readonly target: string }
  | { readonly kind: 'permission'; readonly name: string }
  | { readonly kind: 'fingerprint'; readonly api: FingerprintApi; readonly script: string }
  | { readonly kind: 'dialog'; readonly name: string }
  /** Something is to be done again and again, every so many milliseconds: from one second to ten. */
  | { readonly kind: 'interval'; readonly everyMs: number };

/**
 * Runs in every document and frame before its own scripts. Sees cookie writes with their real lifetimes (the
 * browser’s store caps them at 400 days), closes dialogs and windows nobody asked for, notes powerful calls.
 */
export function installHooks(
  bindingName: string,
  watchFingerprints: (report: (data: object) => void, callingScript: () => string) => void,
): void {
  const world = globalThis as unknown as Record<string, unknown>;
  const binding = world[bindingName] as ((text: string) => void) | undefined;
  delete world[bindingName];
  if (!binding) return;
  const stringify = JSON.stringify;
  let left = 1_000;
  const report = (data: object): void => {
    left -= 1;
    if (left >= 0) binding(stringify(data));
  };
  /** First script of the stack that is not this one. */
  const callingScript = (): string => {
    const urls = (new Error().stack ?? '').match(/https?:\/\/[^\s)]+?(?=:\d+:\d+)/g);
    return urls?.[0] ?? '';
  };
  const attempt = (install: () => void): void => {
    try {
      install();
    } catch {
      // A page or a browser without this interface has nothing to hook.
    }
  };

  attempt(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const { get, set } = cookie ?? {};
    if (!get || !set) return;
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      enumerable: true,
      get(this: Document) {
        return get.call(this);
      },
      set(this: Document, value: string) {
        report({
          kind: 'cookie',
          raw: String(value).slice(0, 4_096),
          script: callingScript(),
          url: location.href,
        });
        set.call(this, value);
      },
    });
  });
  attempt(() => {
    const store = (globalThis as unknown as { CookieStore?: { prototype: { set: unknown } } }).CookieStore;
    if (!store) return;
    const original = store.prototype.set as (...given: unknown[]) => unknown;
    store.prototype.set = function (this: unknown, ...given: unknown[]) {
      const [first, second] = given;
      const options = (
        typeof first === 'object' && first !== null ? first : { name: first, value: second }
      ) as Record<string, unknown>;
      const expires = options.expires ? `; expires=${new Date(Number(options.expires)).toUTCString()}` : '';
      const domain = options.domain ? `; domain=${String(options.domain)}` : '';
      const path = `; path=${String(options.path ?? '/')}; secure; samesite=${String(options.sameSite ?? 'strict')}`;
      const raw = `${String(options.name)}=${String(options.value)}${expires}${domain}${path}`;
      report({ kind: 'cookieStore', raw: raw.slice(0, 4_096), script: callingScript(), url: location.href });
      return original.apply(this, given);
    };
  });
  attempt(() => {
    window.open = (target?: string | URL) => {
      const text = String(target ?? '');
      report({
        kind: 'popup',
        target: URL.canParse(text, location.href) ? new URL(text, location.href).href : text,
      });
      return null;
    };
    window.alert = () => report({ kind: 'dialog', name: 'alert' });
    window.confirm = () => {
      report({ kind: 'dialog', name: 'confirm' });
      return false;
    };
    window.prompt = () => {
      report({ kind: 'dialog', name: 'prompt' });
      return null;
    };
    window.print = () => report({ kind: 'dialog', name: 'print' });
  });

  attempt(() => {
    const original = globalThis.setInterval as (...given: unknown[]) => number;
    const noted = new Set<number>();
    const hooked = function (this: unknown, ...given: unknown[]): number {
      const everyMs = Math.round(Number(given[1]));
      if (everyMs >= 1_000 && everyMs <= 10_000 && window.top === window && !noted.has(everyMs)) {
        noted.add(everyMs);
        report({ kind: 'interval', everyMs });
      }
      return original.apply(this, given);
    };
    Object.assign(globalThis, { setInterval: hooked });
  });

  /** Notes the call, then lets the browser refuse it as it refuses every permission here. */
  const watch = (owner: object | undefined, method: string, name: string): void =>
    attempt(() => {
      const holder = owner as Record<string, unknown> | undefined;
      const original = holder?.[method];
      if (!holder || typeof original !== 'function') return;
      holder[method] = function (this: unknown, ...given: unknown[]) {
        report({ kind: 'permission', name });
        return (original as (...all: unknown[]) => unknown).apply(this, given);
      };
    });
  const prototypeOf = (name: string) => (world[name] as { prototype?: object } | undefined)?.prototype;
  watch(prototypeOf('Geolocation'), 'getCurrentPosition', 'geolocation');
  watch(prototypeOf('Geolocation'), 'watchPosition', 'geolocation');
  watch(world.Notification as object | undefined, 'requestPermission', 'notifications');
  watch(prototypeOf('PushManager'), 'subscribe', 'push');
  watch(prototypeOf('MediaDevices'), 'getUserMedia', 'camera-microphone');
  watch(prototypeOf('MediaDevices'), 'getDisplayMedia', 'display-capture');
  watch(prototypeOf('Navigator'), 'requestMIDIAccess', 'midi');
  watch(prototypeOf('Bluetooth'), 'requestDevice', 'bluetooth');
  watch(prototypeOf('USB'), 'requestDevice', 'usb');
  watch(prototypeOf('Clipboard'), 'read', 'clipboard');
  watch(prototypeOf('Clipboard'), 'readText', 'clipboard');
  attempt(() => watchFingerprints(report, callingScript));
}
