import { createHmac } from 'node:crypto';
import { goodPassword, idTokenOf, type TestSite } from './http.ts';

/** What an application shows for a secret in base32 at that moment: written apart from the product’s. */
export function appCode(secret: string, now: Date, stepsAway = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + stepsAway));
  const mac = createHmac('sha1', key).update(message).digest();
  const at = (mac[19] ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The cookies that answers have left in a browser, one `Cookie` header. */
export function jar(cookie = '') {
  const kept = new Map<string, string>();
  const add = (pairs: readonly string[]) => {
    for (const pair of pairs) {
      const [name = '', value = ''] = (pair.split(';')[0] ?? '').split('=');
      if (value === '') kept.delete(name.trim());
      else kept.set(name.trim(), value);
    }
  };
  add(cookie.split('; ').filter(Boolean));
  return {
    take: (answer: Response) => add(answer.headers.getSetCookie()),
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
  };
}

export type Browser = ReturnType<typeof jar>;

/** Calls from a browser that keeps its cookies. */
export async function callIn(site: TestSite, browser: Browser, method: string, path: string, body?: unknown) {
  const answer = await site.call(method, path, { cookie: browser.cookie, body });
  browser.take(answer);
  return answer;
}

/** Adds an application to the account that is signed in. @returns its secret, in base32, and the recovery codes */
export async function addApp(site: TestSite, browser: Browser, name = 'Téléphone') {
  const started = await callIn(site, browser, 'POST', '/api/account/factors/apps', { name });
  if (started.status !== 200) throw new Error(await started.text());
  const { id, secret } = (await started.json()) as { id: string; secret: string };
  const code = appCode(secret, site.clock.now());
  const active = await callIn(site, browser, 'POST', `/api/account/factors/apps/${id}`, { code });
  if (active.status !== 200) throw new Error(await active.text());
  const { recoveryCodes } = (await active.json()) as { recoveryCodes: string[] | null };
  return { id, secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Types the password and exchanges the idToken. @returns the answer to the exchange */
export async function typePassword(site: TestSite, browser: Browser, email: string, password = goodPassword) {
  const idToken = await idTokenOf(site.call, email, password);
  return callIn(site, browser, 'POST', '/api/auth/session', { idToken });
}
