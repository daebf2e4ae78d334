import type { Interactions } from '../../artifacts.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import type { RequestGuard } from './request-guard.ts';

const rounds = 3;
const stepLimit = 10;
/** What a page needs to ask for more once its end is in sight; longer when it asked. */
const quietMs = 250;
const patienceMs = 900;
const pollMs = 50;

/**
 * Scrolls to the end in the window of the visit, again while the page grows, three times at most; what moves meanwhile
 * is noted. A page that stays as it is costs one run.
 */
export async function scrolling(tab: Tab, guard: RequestGuard): Promise<NonNullable<Interactions['scroll']>> {
  await inPage(tab).watchShifts();
  const ends: { height: number; requests: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = guard.requests.length;
    const height = await inPage(tab).scrollToEnd(stepLimit);
    const grown = await waitForMore(tab, guard, height, before);
    ends.push({ height, requests: guard.requests.length - before });
    if (grown <= height * 1.05) break;
    if (round === rounds - 1) ends.push({ height: grown, requests: 0 });
  }
  return { ends, ...(await inPage(tab).endShiftWatch()) };
}

/** The height once the page has grown, or when it does not. */
async function waitForMore(tab: Tab, guard: RequestGuard, height: number, before: number): Promise<number> {
  const began = tab.clock.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const now = await inPage(tab).pageHeight();
    const limitMs = guard.requests.length > before ? patienceMs : quietMs;
    if (now > height * 1.05 || tab.clock.now() - began > limitMs) return now;
  }
}
