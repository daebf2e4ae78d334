import { type ConsentBanner, type Dom, isArtifactError, orElse, pageShapes } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { nodesAwaitingScroll, scrollStopsFor } from '../derive/dom/awaiting-scroll.ts';
import { coveringLayers } from '../derive/dom/overlays.ts';
import { gatherDom } from './dom.ts';
import { inPage } from './in-page.ts';
import { guardRequests } from './interactions/request-guard.ts';
import type { Tab } from './tab.ts';
import type { PageVisit, VisitResults } from './visit.ts';

/** All of it, useful time. */
const revealMs = 8_000;
/** Of the page’s own time: the rest of the visit needs it too. */
const leastLeftMs = 15_000;
const settleMs = 1_500;
/** What a script shows by itself, step by step, is waited for. */
const changingMs = 2_500;
const pollMs = 100;
const stopLimit = 40;
const seen = 0.9;

/**
 * The page read again once it was scrolled through, where parts of it wait for that to be shown (reveal on scroll); else as it was read. What
 * a reader sees on the way down is then judged as what stands at the top. Never throws; changes `results` only.
 */
export async function revealOnScroll(visit: PageVisit, results: VisitResults): Promise<void> {
  const { tab, deadline, timings } = visit;
  const { dom } = results;
  if (dom === undefined || isArtifactError(dom)) return;
  const noBanner = pageShapes.consentBanner.sample;
  const banner = orElse(results.firstBanner ?? noBanner, noBanner);
  if (deadline - tab.clock.now() < leastLeftMs) return;
  const hidden = nodesAwaitingScroll(dom);
  if (hidden.length === 0) return;
  const began = performance.now();
  const numbers = hidden.map(({ index }) => index);
  const stops = scrollStopsFor(
    hidden.flatMap(({ box }) => box ?? []),
    dom.viewport.height,
  ).slice(0, stopLimit);
  // As for a view: the page keeps its numbers where it is not read again.
  const isKept = await inPage(tab)
    .beginView()
    .then(
      () => true,
      () => false,
    );
  if (!isKept) return;
  const seeAgain = async () => ((await scrollPast(tab, numbers, stops)) ? gatherDom(tab) : null);
  const again = await inTime(seeAgain(), revealMs, 'revealOnScroll', tab).catch(() => null);
  if (again && !isCovered(dom, again, banner)) Object.assign(results, { dom: again });
  else
    await inPage(tab)
      .endView()
      .catch(() => undefined);
  timings.unveil = Math.round(performance.now() - began);
}

/** A window that came with the scrolling would be taken for one of the arrival. */
const isCovered = (before: Dom, after: Dom, banner: ConsentBanner): boolean =>
  coveringLayers(after, banner, 0.5).length > coveringLayers(before, banner, 0.5).length;

/**
 * Stops at those places and waits until nothing changes any more: whether something of those elements is shown since.
 * Shifts of the layout are noted on the way, the reader’s first; the later scrolling goes on with that list.
 */
async function scrollPast(tab: Tab, numbers: readonly number[], stops: readonly number[]): Promise<boolean> {
  const guard = await guardRequests(tab);
  try {
    await inPage(tab).watchShifts();
    await inPage(tab).stopAt(stops);
    await inPage(tab).settleView(false, settleMs);
    const opacities = await steadyOpacities(tab, numbers);
    await inPage(tab).pauseShiftWatch();
    return opacities?.some((opacity) => opacity > seen) ?? false;
  } finally {
    await guard.stop();
  }
}

/** Null when they still change: nothing half seen is judged. */
async function steadyOpacities(tab: Tab, numbers: readonly number[]): Promise<readonly number[] | null> {
  const began = tab.clock.now();
  let before = await inPage(tab).opacitiesNow(numbers);
  for (let same = 0; same < 2; ) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    const now = await inPage(tab).opacitiesNow(numbers);
    same = now.every((opacity, at) => opacity === before[at]) ? same + 1 : 0;
    before = now;
    if (tab.clock.now() - began > changingMs) return null;
  }
  return before;
}
