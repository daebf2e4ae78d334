import { createHash } from 'node:crypto';
import type { Browser } from 'puppeteer-core';
import {
  isArtifactError,
  type Moves,
  type PageArtifacts,
  type PageFacts,
  type PageIdentity,
  type Stylesheet,
} from '../artifacts.ts';
import { type GuardProxy, noPassage } from '../browser/guard-proxy.ts';
import { userAgentFor } from '../browser/user-agent.ts';
import { pageFactsOf } from '../derive/page/page-facts.ts';
import type { VisitRequest } from '../ports/visit.ts';
import { gatherAnimations } from './animations.ts';
import { attempt } from './attempt.ts';
import { gatherAxe } from './axe.ts';
import { gatherConsentBanner } from './consent-banner.ts';
import { cookiesOf } from './cookies.ts';
import { gatherDom } from './dom.ts';
import { releaseWhenQuiet } from './early-turn.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { walkKeyboard } from './keyboard.ts';
import { gatherLibraries } from './libraries.ts';
import { judgeWithLighthouse, type LighthouseRun, navigateWithLighthouse } from './lighthouse.ts';
import { gatherSource, mainExchange, mainResponseOf } from './main-response.ts';
import { gatherMoves, movesMs } from './moves/gather-moves.ts';
import { gatherStillMoves, type StillMoves, startMotionWatch } from './moves/still-moves.ts';
import { closeContext, introduce } from './own-context.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { challengeIn, isLoginWall, type Refusal, refusalOf } from './refusal.ts';
import { requestsOf } from './requests.ts';
import { type Screenshot, takeScreenshot } from './screenshot.ts';
import { gatherSecondOpinions } from './second-opinions/gather-second-opinions.ts';
import { gatherStorage } from './storage.ts';
import { gatherStylesheets } from './stylesheets.ts';
import { openTab, type Tab } from './tab.ts';

/** What a visit needs besides its request. */
export interface VisitTools {
  readonly browser: Browser;
  readonly browserVersion: string;
  readonly proxy: GuardProxy;
  readonly publicUrl: string;
  /** One page loads at a time on the machine; the answer gives the turn back. */
  readonly takeTurn: () => Promise<() => void>;
  /** Hears of a home page once it is loaded: what can begin then need not wait for its judgement. */
  readonly onSeen: (home: PageFacts) => void;
}

export type Visit =
  | {
      readonly kind: 'page';
      readonly artifacts: PageArtifacts;
      readonly screenshot: Screenshot | null;
      readonly timings: Record<string, number>;
    }
  | ({ readonly kind: 'not-analysed' } & Refusal);

const navigationMs = 30_000;
const stepMs = 20_000;
/** A page that takes axe longer is stopped: the other gatherers need it too. */
const axeMs = 30_000;
const axeTime = (deadline: number) => Math.max(1, Math.min(axeMs, (deadline - Date.now()) / 2));

/** One page, visited once in a fresh context: a single navigation feeds Lighthouse, axe and every gatherer of ours. */
export async function visitPage(request: VisitRequest, tools: VisitTools): Promise<Visit> {
  const context = await tools.browser.createBrowserContext();
  try {
    const tab = await openTab(await context.newPage());
    const userAgent = userAgentFor(tools.browserVersion, request.device, tools.publicUrl);
    await introduce(tab, userAgent, request.device);
    const watch = await watchPage(tab);
    return await Promise.race([visitTab(request, tools, tab, watch), watch.crashed]).catch(
      (error: Error): Visit => {
        if (/crash/i.test(error.message))
          return { kind: 'not-analysed', reason: 'crash', detail: error.message };
        throw error;
      },
    );
  } finally {
    await closeContext(context);
  }
}

async function visitTab(
  request: VisitRequest,
  tools: VisitTools,
  tab: Tab,
  watch: PageWatch,
): Promise<Visit> {
  const timings: Record<string, number> = {};
  const loaded = await load(request, tools, tab, watch, timings);
  if (loaded.refusal) return { kind: 'not-analysed', ...loaded.refusal };

  const { exchanges } = watch.network;
  const deadline = loaded.startedAt + request.deadlineMs;
  const gather = <Artifact>(name: string, run: () => Promise<Artifact>, limitMs = stepMs) =>
    attempt(name, Math.max(1, Math.min(limitMs, deadline - Date.now())), run, timings);
  const main = mainExchange(exchanges);
  // Our own failure to navigate is no slow site: the caller replaces the browser.
  if (!main && loaded.run instanceof Error) throw loaded.run;
  if (!main?.response) return { kind: 'not-analysed', reason: 'timeout', detail: 'aucune réponse' };

  const mainResponse = await gather('mainResponse', async () => mainResponseOf(exchanges));
  const source = await gather('source', () => gatherSource(main, tab.cdp));
  const dom = await gather('dom', () => gatherDom(tab));
  const html = isArtifactError(source) ? '' : source.html;
  const title = isArtifactError(dom) ? '' : dom.title;
  if (challengeIn(html, title)) return { kind: 'not-analysed', reason: 'blocked', detail: title };
  const hasPassword = !isArtifactError(dom) && dom.nodes.some(({ field }) => field?.type === 'password');
  const url = tab.page.url();
  if (isLoginWall(request.url, url, hasPassword))
    return { kind: 'not-analysed', reason: 'login', detail: url };

  const page: PageIdentity = {
    requestedUrl: request.url,
    url,
    isHome: request.isHome,
    device: request.device,
    siteDomain: request.siteDomain,
    screenshot: null,
  };
  const heard = {
    mainResponse,
    source,
    dom,
    requests: requestsOf(exchanges, url),
    cookies: cookiesOf(exchanges, watch.reports, request.siteDomain),
    consentBanner: await gather('consentBanner', () => gatherConsentBanner(tab)),
    storage: await gather('storage', () => gatherStorage(tab.page)),
    fingerprinting: fingerprintsOf(watch.reports),
  };
  if (request.isHome) tools.onSeen(pageFactsOf({ page, ...heard }));

  if (request.moves) await gather('motionWatch', () => startMotionWatch(tab));
  // Lighthouse’s rules need no page: they run while the browser works for the next gatherers.
  const lighthouse = gather('lighthouseRules', () => judge(loaded.run), 60_000);
  const axe = await gather('axe', () => gatherAxe(tab, axeTime(deadline)), axeMs + 2_000);
  const animations = await gather('animations', () => gatherAnimations(tab, dom, exchanges));
  const secondOpinions = await gatherSecondOpinions(tab, dom, deadline, timings);
  const stylesheets = await gather('stylesheets', () => gatherStylesheets(tab));
  const libraries = await gather('libraries', () => gatherLibraries(tab, exchanges));
  const still = request.moves ? await gather('stillMoves', () => gatherStillMoves(tab, timings)) : null;
  const picture = isArtifactError(dom)
    ? null
    : await gather('screenshot', () => takeScreenshot(tab, dom, screenshotKey(url, request.device)));
  const screenshot = isArtifactError(picture) ? null : picture;
  const keyboard = request.isHome
    ? await gather('keyboard', () => walkKeyboard(tab, Math.min(Date.now() + 10_000, deadline - 5_000)))
    : null;
  const moves =
    still && (await gather('moves', () => drive(request, tools, tab, still, stylesheets, deadline, timings)));

  const artifacts: PageArtifacts = {
    ...heard,
    page: {
      ...page,
      screenshot: screenshot && { key: screenshot.key, width: screenshot.width, height: screenshot.height },
    },
    consoleMessages: watch.consoleMessages,
    axe,
    secondOpinions,
    lighthouse: await lighthouse,
    stylesheets,
    libraries,
    keyboard,
    moves,
    popups: [
      ...watch.popups,
      ...watch.reports.flatMap((report) => (report.kind === 'popup' ? [report.target] : [])),
    ],
    permissionRequests: [
      ...new Set(watch.reports.flatMap((report) => (report.kind === 'permission' ? [report.name] : []))),
    ],
    animations,
  };
  return { kind: 'page', artifacts, screenshot, timings };
}

/** The driven part, once nothing else needs the page. It may cut the browser from the network until the next page. */
function drive(
  request: VisitRequest,
  tools: VisitTools,
  tab: Tab,
  still: StillMoves,
  stylesheets: readonly Stylesheet[],
  deadline: number,
  timings: Record<string, number>,
): Promise<Moves> {
  const until = Math.min(Date.now() + movesMs - (timings.stillMoves ?? 0), deadline - 3_000);
  const closeNetwork = () => tools.proxy.beginPage(noPassage);
  return gatherMoves(tab, still, stylesheets, until, timings, { isHome: request.isHome, closeNetwork });
}

interface Loaded {
  readonly refusal: Refusal | null;
  readonly run: LighthouseRun | Error;
  /** When its turn came: waiting for it is not the page’s fault. */
  readonly startedAt: number;
}

/** The navigation, alone on the machine while it loads. Ends early when the document shows that there is no page to judge. */
async function load(
  request: VisitRequest,
  tools: VisitTools,
  tab: Tab,
  watch: PageWatch,
  timings: Record<string, number>,
): Promise<Loaded> {
  const early = new AbortController();
  let refusal: Refusal | null = null;
  watch.network.onMainDocument((exchange) => {
    if (refusal) return;
    refusal = refusalOf(exchange, request.siteDomain, tools.proxy.counters());
    if (!refusal) return;
    early.abort();
    // A body without end would go on filling the page until its context is closed.
    tab.cdp.send('Page.stopLoading').catch(() => undefined);
  });
  let startedAt = Date.now();
  let endTurn: (() => void) | null = null;
  const begin = async () => {
    endTurn = releaseWhenQuiet(tab, watch.network.exchanges, await tools.takeTurn());
    startedAt = Date.now();
    tools.proxy.beginPage();
  };
  const end = () => {
    if (!endTurn) return;
    watch.stop();
    endTurn();
    endTurn = null;
    timings.navigation = Date.now() - startedAt;
  };
  let run: LighthouseRun | Error;
  try {
    run = await navigateWithLighthouse(tab.page, request.url, {
      device: request.device,
      maxLoadMs: Math.min(navigationMs, Math.round(request.deadlineMs / 2)),
      signal: early.signal,
      begin,
      end,
    });
  } catch (error) {
    run = error instanceof Error ? error : new Error(String(error));
  }
  end();
  timings.lighthouse = Date.now() - startedAt - (timings.navigation ?? 0);
  return { refusal: refineRefusal(refusal, watch, tools), run, startedAt };
}

/** What only the end of the load tells: a download, an exhausted budget. */
function refineRefusal(refusal: Refusal | null, watch: PageWatch, tools: VisitTools): Refusal | null {
  const download = watch.downloads[0];
  if (refusal && download) return { reason: 'not-html', detail: 'téléchargement' };
  if (tools.proxy.counters().exhausted) return { reason: 'too-large', detail: 'budget de la page dépassé' };
  return refusal;
}

function judge(run: LighthouseRun | Error) {
  if (run instanceof Error) return Promise.reject(run);
  return judgeWithLighthouse(run);
}

function screenshotKey(url: string, device: string): string {
  return `${createHash('sha256').update(`${device} ${url}`).digest('hex').slice(0, 32)}.webp`;
}
