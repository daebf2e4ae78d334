import type { Page } from 'puppeteer-core';
import type { SignedInSign } from '#contract/site-sign-in.ts';

const pollMs = 200;

/**
 * Whether the page shows that somebody is signed in, within that many milliseconds. A page that is on its way to another shows
 * nothing.
 */
export async function isSignSeen(page: Page, sign: SignedInSign, withinMs: number): Promise<boolean> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    if (await isThere(page, sign).catch(() => false)) return true;
    if (performance.now() >= endsAt) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

async function isThere(page: Page, { kind, value }: SignedInSign): Promise<boolean> {
  if (kind === 'address') return isReached(page.url(), value);
  if (kind === 'text')
    return page.evaluate((wanted) => {
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
      return plain(String(Reflect.get(document.body ?? {}, 'innerText') ?? '')).includes(plain(wanted));
    }, value);
  return page.evaluate((selector) => {
    const found = document.querySelector(selector);
    return found?.checkVisibility({ visibilityProperty: true }) ?? false;
  }, value);
}

/** `/compte` stands for itself and what is below; a whole address for itself alone. */
export function isReached(reached: string, wanted: string): boolean {
  const url = URL.parse(reached);
  if (!url) return false;
  if (/^https?:/i.test(wanted)) return url.href === URL.parse(wanted)?.href;
  const path = `/${wanted.replace(/^\/+/, '')}`;
  const own = path.includes('?') ? `${url.pathname}${url.search}` : url.pathname;
  return own === path || (path !== '/' && own.startsWith(path.endsWith('/') ? path : `${path}/`));
}
