import type { KeyInput } from 'puppeteer-core';
import { type Interactions, MachineBusy } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import type { GuardedRequest, RequestGuard } from './request-guard.ts';

/** The referential’s three characters. */
const typed = 'par';
const prefixes = [...typed].map((_, at) => typed.slice(0, at + 1));
/** Requests that do not wait for the end of the typing have begun by then. */
const afterMs = 250;
/** Typed more slowly than that, a page that waits for a pause could take each letter for the last one. */
const slowestMs = 200;

/**
 * RGESN 4.9: types three letters at once in a search field and notes what is asked for each of them: whoever waits for
 * a pause asks once. Nothing is submitted.
 * @throws MachineBusy when the letters came too slowly to tell
 */
export async function typing(
  tab: Tab,
  guard: RequestGuard,
  isHome: boolean,
): Promise<NonNullable<Interactions['typing']>> {
  const field = await inPage(tab).focusSearchField(isHome);
  if (!field) return { field: null, typed, requests: [] };
  const from = guard.requests.length;
  await inPage(tab).watchKeys();
  const began = Date.now();
  // All at once: each waits for its turn in the page, not for the answer of the one before.
  await Promise.all([...typed].map((letter) => tab.page.keyboard.press(letter as KeyInput)));
  await usefulPause(tab.clock, afterMs);
  if ((await inPage(tab).typedForMs()) > slowestMs) throw new MachineBusy('typed too slowly');
  await tab.page.keyboard.press('Escape');
  const requests = guard.requests.slice(from).flatMap((request) => {
    const letters = lettersIn(request);
    return letters > 0 ? [{ url: request.url, afterLetters: letters, atMs: request.at - began }] : [];
  });
  return { field, typed, requests };
}

/** How much of what was typed a request carries; 0 for audience measures, pictures and the like. */
function lettersIn({ url, postData, type }: GuardedRequest): number {
  if (!/^(?:XHR|Fetch|Script|EventSource)$/.test(type)) return 0;
  const address = URL.parse(url);
  const values = address ? [...address.searchParams.values(), ...address.pathname.split('/')] : [];
  const carried = prefixes.filter(
    (prefix) =>
      values.some((value) => value.toLowerCase() === prefix) ||
      postData.toLowerCase().includes(`"${prefix}"`),
  );
  return carried.at(-1)?.length ?? 0;
}
