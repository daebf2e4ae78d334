/** Ways to tell one browser from another; each is noted once a script. */
export type FingerprintApi = 'canvas' | 'audio' | 'webgl' | 'fonts';

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

export type Report = (data: HookReport) => void;

/** First script of the stack that is not this one. */
export function callingScript(): string {
  const urls = (new Error().stack ?? '').match(/https?:\/\/[^\s)]{1,500}?(?=:\d+:\d+)/g);
  return urls?.[0] ?? '';
}

/** A page or a browser without this interface has nothing to hook. */
export function attempt(install: () => void): void {
  try {
    install();
  } catch {
    // The others are installed all the same.
  }
}

/** A name of the window: an interface, or something of the page’s. */
export const named = (name: string): unknown => Reflect.get(globalThis, name);

export const prototypeOf = (name: string): object | undefined => {
  const owner = named(name);
  return typeof owner === 'function' && typeof owner.prototype === 'object' ? owner.prototype : undefined;
};

/** Has `look` called, with the object and what it was given, before each call of that method. */
export function before<Self>(
  holder: object | undefined,
  method: string,
  look: (self: Self, given: readonly unknown[]) => void,
): void {
  attempt(() => {
    const original: unknown = holder && Reflect.get(holder, method);
    if (!holder || typeof original !== 'function') return;
    const hooked = function (this: Self, ...given: unknown[]): unknown {
      look(this, given);
      return original.apply(this, given);
    };
    Object.assign(holder, { [method]: hooked });
  });
}
