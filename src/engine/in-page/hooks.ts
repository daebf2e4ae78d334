import { watchFingerprints } from './fingerprint-hooks.ts';
import {
  attempt,
  before,
  callingScript,
  type HookReport,
  named,
  prototypeOf,
  type Report,
} from './hook-reports.ts';

const mostReports = 1_000;

/**
 * In every document and frame before its own scripts. Sees cookie writes with their real lifetimes (the browser’s store caps
 * them at 400 days), closes dialogs and windows nobody asked for, notes powerful calls.
 */
export function installHooks(bindingName: string): void {
  const binding = named(bindingName);
  Reflect.deleteProperty(globalThis, bindingName);
  if (typeof binding !== 'function') return;
  const { stringify } = JSON;
  let left = mostReports;
  const report = (data: HookReport): void => {
    left -= 1;
    if (left >= 0) binding(stringify(data));
  };
  attempt(() => watchCookies(report));
  attempt(() => watchCookieStore(report));
  attempt(() => refuseWindows(report));
  attempt(() => watchIntervals(report));
  watchPermissions(report);
  attempt(() => watchFingerprints(report));
}

function watchCookies(report: Report): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  if (!get || !set) return;
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    enumerable: true,
    get(this: Document) {
      return get.call(this);
    },
    set(this: Document, value: string) {
      const raw = String(value).slice(0, 4_096);
      report({ kind: 'cookie', raw, script: callingScript(), url: location.href });
      set.call(this, value);
    },
  });
}

function watchCookieStore(report: Report): void {
  before(prototypeOf('CookieStore'), 'set', (_, [first, second]) => {
    const options = (
      typeof first === 'object' && first !== null ? first : { name: first, value: second }
    ) as Record<string, unknown>;
    const expires = options.expires ? `; expires=${new Date(Number(options.expires)).toUTCString()}` : '';
    const domain = options.domain ? `; domain=${String(options.domain)}` : '';
    const path = `; path=${String(options.path ?? '/')}; secure; samesite=${String(options.sameSite ?? 'strict')}`;
    const raw = `${String(options.name)}=${String(options.value)}${expires}${domain}${path}`;
    report({ kind: 'cookieStore', raw: raw.slice(0, 4_096), script: callingScript(), url: location.href });
  });
}

/** Dialogs are answered « no ». */
function refuseWindows(report: Report): void {
  window.open = (target?: string | URL) => {
    const text = String(target ?? '');
    const address = URL.canParse(text, location.href) ? new URL(text, location.href).href : text;
    report({ kind: 'popup', target: address });
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
}

/** Each period once, of the page itself. */
function watchIntervals(report: Report): void {
  const noted = new Set<number>();
  before(globalThis, 'setInterval', (_, [, period]) => {
    const everyMs = Math.round(Number(period));
    if (!(everyMs >= 1_000 && everyMs <= 10_000) || window.top !== window || noted.has(everyMs)) return;
    noted.add(everyMs);
    report({ kind: 'interval', everyMs });
  });
}

/** Notes each call, then lets the browser refuse it as it refuses every permission here. */
function watchPermissions(report: Report): void {
  const watch = (holder: object | undefined, method: string, name: string): void =>
    before(holder, method, () => report({ kind: 'permission', name }));
  const notification = named('Notification');
  watch(prototypeOf('Geolocation'), 'getCurrentPosition', 'geolocation');
  watch(prototypeOf('Geolocation'), 'watchPosition', 'geolocation');
  watch(typeof notification === 'function' ? notification : undefined, 'requestPermission', 'notifications');
  watch(prototypeOf('PushManager'), 'subscribe', 'push');
  watch(prototypeOf('MediaDevices'), 'getUserMedia', 'camera-microphone');
  watch(prototypeOf('MediaDevices'), 'getDisplayMedia', 'display-capture');
  watch(prototypeOf('Navigator'), 'requestMIDIAccess', 'midi');
  watch(prototypeOf('Bluetooth'), 'requestDevice', 'bluetooth');
  watch(prototypeOf('USB'), 'requestDevice', 'usb');
  watch(prototypeOf('Clipboard'), 'read', 'clipboard');
  watch(prototypeOf('Clipboard'), 'readText', 'clipboard');
}
