import type { DrivenElement, InteractionPart, Interactions } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import type { HookReport } from '../../in-page/hook-reports.ts';
import { defineArtifact } from '../define-artifact.ts';
import { inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import type { Observations } from '../visit.ts';
import { lostInForcedColours } from './forced-colours.ts';
import { type WantsPart, wantsPart } from './interaction-parts.ts';
import { preferences } from './preferences.ts';
import { readMotion } from './read-motion.ts';
import { guardRequests } from './request-guard.ts';
import { addSheet, type InteractionNotes, tryInteraction } from './run-in-page.ts';
import { scrolling } from './scrolling.ts';

/** What changes once is waited for a while, then what changed twice: the visit may have given it no time before. */
const mostLooks = 4;

/** Starts noting what scripts move; the later the answer is asked for, the longer it was watched. */
export const motionWatch = defineArtifact({
  id: 'motionWatch',
  async gather({ request, tab }) {
    if (!request.moves) return null;
    await inPage(tab).watchMotion();
    await inPage(tab).noteMessages();
    return null;
  },
});

/** Null on pages that are not driven. Known to other gatherers as `stillMoves`, its first name. */
export const observations = defineArtifact({
  id: 'stillMoves',
  // What was watched since, and axe-core in the page: colours are told apart with it.
  after: ['motionWatch', 'axe'],
  gather: ({ request, tab, timings, watch }) =>
    request.moves ? gatherObservations(tab, timings, turnOf(watch.reports), wantsPart(request.only)) : null,
});

/**
 * What moves by itself, what other preferences change, and what comes when the page is scrolled: before its picture is
 * taken, which shows all of it at once. Leaves the page as it was, but for what scrolling loaded. Needs axe in the page.
 */
async function gatherObservations(
  tab: Tab,
  timings: Record<string, number>,
  everyMs: number,
  wants: WantsPart,
): Promise<Observations> {
  const notes: InteractionNotes = { timings, failed: [] };
  const look = async <Value>(
    parts: readonly InteractionPart[],
    name: string,
    timeoutMs: number,
    run: () => Promise<Value>,
  ) => (parts.some(wants) ? tryInteraction(name, { timeoutMs, clock: tab.clock }, notes, run) : null);
  const motion = await look(['autoMotion', 'reducedMotion'], 'motion', 9_000, () =>
    observeMotion(tab, everyMs),
  );
  const gone = await look(['vanishedMessages'], 'messages', 6_500, () => observeMessages(tab));
  const darkScheme = await look(['darkScheme'], 'dark', 2_500, () => observeDark(tab));
  const lost = await look(['lostInForcedColours'], 'forcedColours', 2_000, () => observeForced(tab));
  await preferences(tab, {});
  const scroll = await look(['scroll'], 'scroll', 4_000, () => scrollGuarded(tab));
  return {
    autoMotion: motion?.autoMotion ?? null,
    reducedMotion: motion?.reducedMotion ?? null,
    vanishedMessages: gone,
    darkScheme,
    lostInForcedColours: lost,
    scroll,
    ...(notes.failed.length > 0 && { failed: notes.failed }),
  };
}

/** The longest turn of what scripts do again and again, milliseconds; 0 where they do nothing so. */
const turnOf = (reports: readonly HookReport[]): number =>
  Math.max(0, ...reports.flatMap((report) => (report.kind === 'interval' ? [report.everyMs] : [])));

async function scrollGuarded(tab: Tab): Promise<Observations['scroll']> {
  const guard = await guardRequests(tab);
  try {
    return await scrolling(tab, guard);
  } finally {
    await guard.stop();
  }
}

async function observeMessages(tab: Tab): Promise<readonly DrivenElement[]> {
  const waitMs = await inPage(tab).messageWait();
  if (waitMs > 0) await usefulPause(tab.clock, waitMs);
  return inPage(tab).vanishedMessages();
}

async function observeMotion(
  tab: Tab,
  everyMs: number,
): Promise<Pick<Observations, 'autoMotion' | 'reducedMotion'>> {
  for (let look = 0; look < mostLooks; look += 1) {
    const waitMs = await inPage(tab).motionWait(everyMs);
    if (waitMs <= 0) break;
    await usefulPause(tab.clock, waitMs);
  }
  return readMotion(tab);
}

const observeDark = (tab: Tab): Promise<NonNullable<Interactions['darkScheme']>> =>
  withoutTransitions(tab, async () => {
    const light = await inPage(tab).coloursNow();
    await preferences(tab, { 'prefers-color-scheme': 'dark' });
    if ((await inPage(tab).coloursNow()) === light)
      return { changes: false, contrastFailures: 0, elements: [] };
    await preferences(tab, {});
    await inPage(tab).coloursNow();
    await inPage(tab).contrastPass('light');
    await preferences(tab, { 'prefers-color-scheme': 'dark' });
    await inPage(tab).coloursNow();
    const { count, elements } = await inPage(tab).contrastPass('dark');
    return { changes: true, contrastFailures: count, elements };
  });

const observeForced = (tab: Tab): Promise<readonly DrivenElement[]> =>
  withoutTransitions(tab, async () => {
    await preferences(tab, {});
    return lostInForcedColours(tab, () => preferences(tab, { 'forced-colors': 'active' }));
  });

/** Colours on their way from one look to the other would be measured otherwise. */
async function withoutTransitions<Value>(tab: Tab, run: () => Promise<Value>): Promise<Value> {
  const removeSheet = await addSheet(tab, '*,*::before,*::after{transition:none!important}');
  try {
    return await run();
  } finally {
    await removeSheet();
  }
}
