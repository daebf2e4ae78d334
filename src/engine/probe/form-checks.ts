import { isActionAddress } from '../address/action-address.ts';
import type { FormCheck, PageFacts } from '../artifacts.ts';
import type { HttpClient } from './http-client.ts';

const addressLimit = 20;
const fromLimit = 20;
const timeoutMs = 10_000;

interface Asked extends Omit<FormCheck, 'status' | 'failure' | 'from'> {
  readonly from: string[];
}

/** Addresses of the site’s own origin that forms are sent to; what names an action is never asked. */
export function formAddresses(pages: readonly PageFacts[], isAllowed: (url: URL) => boolean): Asked[] {
  const found = new Map<string, Asked>();
  for (const page of pages)
    for (const { action, method, byBrowser } of page.forms) {
      const url = URL.parse(action);
      if (!url || url.origin !== URL.parse(page.url)?.origin || !/^(?:get|post)$/.test(method)) continue;
      url.hash = '';
      if (url.href === page.url || isActionAddress(url) || !isAllowed(url)) continue;
      const key = `${method} ${url.href}`;
      const known = found.get(key);
      const from = known?.from ?? [];
      if (from.length < fromLimit && !from.includes(page.url)) from.push(page.url);
      const isBare = byBrowser === true && (known?.byBrowser ?? true);
      found.set(key, { url: url.href, method, byBrowser: isBare, from });
    }
  return [...found.values()].slice(0, addressLimit);
}

/** Asks each address whether it is there: by HEAD, then by GET where HEAD is refused. No form is ever sent. */
export async function checkForms(
  client: HttpClient,
  pages: readonly PageFacts[],
  isAllowed: (url: URL) => boolean,
  signal: AbortSignal,
): Promise<FormCheck[]> {
  const asked = formAddresses(pages, isAllowed);
  const checks = await Promise.all(
    asked.map(async (form): Promise<FormCheck | null> => {
      const head = await client
        .exchange(form.url, { method: 'HEAD', signal, timeoutMs, maxRedirects: 5 })
        .catch(() => null);
      const isSure = head !== null && head.failure === null && head.status < 400;
      const answer = isSure
        ? head
        : await client
            .exchange(form.url, { signal, timeoutMs, maxRedirects: 5, maxBytes: 1024 })
            .catch(() => null);
      signal.throwIfAborted();
      // A refusal by our own guard says nothing about the form.
      if (!answer || answer.failure === 'guard') return null;
      return { ...form, status: answer.status, failure: answer.failure };
    }),
  );
  return checks.filter((check) => check !== null);
}
