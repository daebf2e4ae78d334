import type { Page } from 'puppeteer-core';
import type { SignedInSign } from '#contract/site-sign-in.ts';

const pollMs = 200;

/**
 * Whether the page shows that somebody is signed in, within that many milliseconds. A page that is on its way to another shows
 * nothing.
 * @param folded what another window would show counts too: signed in with a wide one, pages are visited with a narrow one
 */
export async function isSignSeen(
  page: Page,
  sign: SignedInSign,
  withinMs: number,
  folded = false,
): Promise<boolean> {
  const endsAt = performance.now() + withinMs;
  for (;;) {
    if (await isThere(page, sign, folded).catch(() => false)) return true;
    if (performance.now() >= endsAt) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

async function isThere(page: Page, { kind, value }: SignedInSign, folded: boolean): Promise<boolean> {
  if (kind === 'address') return isReached(page.url(), value);
  if (kind === 'text')
    return page.evaluate(
      (wanted, part) => {
        const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
        return plain(String(Reflect.get(document.body ?? {}, part) ?? '')).includes(plain(wanted));
      },
      value,
      folded ? 'textContent' : 'innerText',
    );
  return page.evaluate(
    (selector, anywhere) => {
      const found = document.querySelector(selector);
      return found !== null && (anywhere || found.checkVisibility({ visibilityProperty: true }));
    },
    value,
    folded,
  );
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
