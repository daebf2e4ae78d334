import type { ChoiceClick, ChoiceVisit, Picture, StorageWrite } from '../../artifacts.ts';
import { inTime } from '../../browser/in-time.ts';
import { userAgentFor } from '../../browser/user-agent.ts';
import type { ChoiceOrder, MadeChoice } from '../../ports/visit.ts';
import { viewports } from '../lighthouse.ts';
import { type PageWatch, watchPage } from '../page-watch.ts';
import { pictureKey } from '../picture-key.ts';
import { refusalOfExcess } from '../refusal-of-excess.ts';
import { takeScreenshot } from '../screenshot.ts';
import { assertSignedIn } from '../sign-in/signed-out.ts';
import { gatherStorage } from '../storage.ts';
import type { Tab } from '../tab.ts';
import type { Screenshot } from '../visit.ts';
import { seeBanner } from './banner-frames.ts';
import type { ChoiceTools } from './choice-tools.ts';
import { openFreshTab } from './fresh-tab.ts';
import { accept, refuse, withdraw } from './make-choice.ts';
import { readTcf } from './tcf.ts';
import { newStorage, startTrace, type Trace } from './trace.ts';
import { waitFor, waitForQuiet } from './wait.ts';

const loadMs = 10_000;
/** Some come seconds after the load. */
const bannerMs = 6_000;
/** Time a banner has to come back once the page is loaded. */
const bannerAgainMs = 900;
/** Looking costs the page some milliseconds each time. */
const lookAgainMs = 300;
/** Silence after a choice: tags start one another. */
const afterChoiceMs = 700;

/**
 * Loads the page in a fresh context, makes the choice, goes on to a few pages and back to the first; after accepting,
 * takes the choice back. Not under the navigation lock: nothing is measured here.
 * @throws Error when the page gives no answer in time
 */
export async function visitWithChoice(order: ChoiceOrder, tools: ChoiceTools): Promise<MadeChoice> {
  const until = tools.clock.now() + order.deadlineMs;
  const userAgent = userAgentFor(tools.browserVersion, order.device, tools.publicUrl);
  const { tab, close } = await openFreshTab(tools, userAgent, order.device);
  try {
    const watch = await watchPage(tab, tools.proxy);
    const walk: Walk = { order, tools, tab, watch, until };
    const made = await Promise.race([choose(walk), watch.crashed]);
    assertWithinBudget(walk);
    return made;
  } finally {
    await close();
  }
}

interface Walk {
  readonly order: ChoiceOrder;
  readonly tools: ChoiceTools;
  readonly tab: Tab;
  readonly watch: PageWatch;
  readonly until: number;
}

async function choose(walk: Walk): Promise<MadeChoice> {
  const { order, tab } = walk;
  await open(walk, order.url);
  const trace = startTrace(tab, walk.watch, order.siteDomain);
  const seen = await waitFor(tab, () => seeBanner(tab), bannerMs);
  const before = await gatherStorage(tab);
  const mark = () => trace.mark(0);
  const make = { refuse, accept }[order.choice];
  const opened = seen && (await pictureWindow(walk, 'before'));
  const clicked = seen && (await make(tab, seen, mark));
  const { choice, after } = await follow(walk, trace, clicked, before, order.nextPages);
  const canWithdraw = order.choice === 'accept' && clicked?.closed === true;
  const withdraw = canWithdraw ? await takeBack(walk).catch(() => null) : null;
  if (!opened || !after) return { choice, withdraw, pictures: [] };
  const pictures = { before: nameOf(opened), after: nameOf(after) };
  return { choice: { ...choice, pictures }, withdraw, pictures: [opened, after] };
}

/** The choice taken back, on the page where the visit ended. */
async function takeBack(walk: Walk): Promise<ChoiceVisit> {
  const { order, tab, watch } = walk;
  const trace = startTrace(tab, watch, order.siteDomain);
  const before = await gatherStorage(tab);
  const clicked = await withdraw(tab, () => trace.mark(0));
  return (await follow(walk, trace, clicked, before, order.nextPages.slice(0, 1))).choice;
}

/** What the site does with the choice: on the page itself, on the next ones, and on the first one loaded again. */
async function follow(
  walk: Walk,
  trace: Trace,
  clicked: ChoiceClick | null,
  before: readonly StorageWrite[],
  nextPages: readonly string[],
): Promise<{ readonly choice: ChoiceVisit; readonly after: Screenshot | null }> {
  const { order, tab, watch } = walk;
  const pages = clicked ? [order.url, ...nextPages, order.url] : [order.url];
  if (clicked) await waitForQuiet(tab, watch.network.exchanges, afterChoiceMs, 4_000);
  const after = clicked?.closed ? await pictureWindow(walk, 'after') : null;
  const tcf = clicked && (await readTcf(tab).catch(() => null));
  let bannerBackOnNextPage = false;
  for (const [index, url] of pages.entries()) {
    if (index === 0) continue;
    trace.mark(index);
    await load(walk, url);
    const back = waitFor(tab, () => seeBanner(tab), bannerAgainMs, lookAgainMs);
    await waitForQuiet(tab, watch.network.exchanges);
    bannerBackOnNextPage ||= (await back) !== null;
  }
  const choice = {
    clicked,
    cookiesBefore: trace.cookiesBefore(),
    cookies: trace.cookies(),
    storage: clicked ? newStorage(before, await gatherStorage(tab)) : [],
    requests: trace.requests(),
    bannerBackOnNextPage,
    tcf,
    pages,
  };
  return { choice, after };
}

/** What the window shows; null where it cannot be taken, and of a site behind an access, whose page may show its secret. */
async function pictureWindow(
  { order, tools, tab }: Walk,
  when: 'before' | 'after',
): Promise<Screenshot | null> {
  if (tools.access) return null;
  const viewport = viewports[order.device];
  const key = pictureKey(`${order.choice} ${when} ${order.device} ${order.url}`, 'webp');
  return takeScreenshot(tab, { viewport, page: viewport }, key).catch(() => null);
}

const nameOf = ({ key, width, height }: Screenshot): Picture => ({ key, width, height });

/** Loaded and silent. @throws as `load` */
async function open(walk: Walk, url: string): Promise<void> {
  await load(walk, url);
  await waitForQuiet(walk.tab, walk.watch.network.exchanges);
}

/** What a page that was cut off asked for is not known whole. @throws Error */
function assertWithinBudget({ tools }: Pick<Walk, 'tools'>): void {
  const { excess } = tools.proxy.counters();
  if (excess && excess.kind !== 'seconds') throw new Error(refusalOfExcess(excess).detail);
}

/** @throws SignedOut; Error when no time is left, a budget is spent or nothing answers */
async function load({ order, tab, tools, watch, until }: Walk, url: string): Promise<void> {
  const left = until - tab.clock.now();
  if (left <= 0) throw new Error('délai dépassé');
  assertWithinBudget({ tools });
  tools.proxy.beginPage({ site: { url: order.url, siteDomain: order.siteDomain } });
  const { exchanges } = watch.network;
  const asked = exchanges.length;
  const loading = tab.page.goto(url, { waitUntil: 'load', timeout: 0 });
  await inTime(loading, Math.min(loadMs, left), 'load', tab).catch((error: Error) => {
    // A page that never ends its load is read as far as it came.
    const answered = exchanges.slice(asked).some((one) => one.isMainDocument && one.response !== null);
    if (!answered) throw error;
  });
  await assertSignedIn(tab, url, tools);
}
