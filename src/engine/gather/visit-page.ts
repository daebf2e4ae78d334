import type { Browser } from 'puppeteer-core';
import { completed, orElse, type PageArtifacts, type PageIdentity, pageShapes } from '../artifacts.ts';
import { blamedPage } from '../blame/blame.ts';
import type { MachineTimes } from '../browser/machine-clock.ts';
import { afterUseful } from '../browser/useful-clock.ts';
import { userAgentFor } from '../browser/user-agent.ts';
import { pageFactsOf } from '../derive/page/page-facts.ts';
import type { VisitRequest } from '../ports/visit.ts';
import { gatherAll } from './define-artifact.ts';
import { holdDocument } from './hold-document.ts';
import { inPageScript } from './in-page-script.ts';
import { addressOfState, loadByJourney } from './journey/load-by-journey.ts';
import { type LighthouseRun, navigateWithLighthouse } from './lighthouse.ts';
import { aroundOf, machineSince } from './load/load-trust.ts';
import type { Loaded } from './load/loaded.ts';
import { type Exchange, mainExchange } from './network-log.ts';
import { closeContext, introduce } from './own-context.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { asksForLogin, challengeIn, type Refusal, refusalOf } from './refusal.ts';
import { refusalOfExcess } from './refusal-of-excess.ts';
import { releaseWhenQuiet } from './release-when-quiet.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';
import { signedOutIn } from './sign-in/signed-out.ts';
import { openTab, type Tab } from './tab.ts';
import type { Film, PageVisit, Screenshot, VisitResults, VisitTools } from './visit.ts';
import { VisitStopped } from './visit-stopped.ts';
import { wantedGatherers } from './wanted-gatherers.ts';
import { PageCrashed } from './watch-for-crash.ts';
import { watchForHang } from './watch-for-hang.ts';
import { wholeHtmlOf } from './whole-html.ts';

export type Visit =
  | {
      readonly kind: 'page';
      readonly artifacts: PageArtifacts;
      readonly screenshot: Screenshot | null;
      /** Frames of the film and other pictures that artifacts name. */
      readonly frames: readonly (Film['frames'][number] | Screenshot)[];
      readonly timings: Record<string, number>;
      readonly flow?: Loaded['flow'];
    }
  | ({ readonly kind: 'not-analysed' } & Pick<Loaded, 'stopped' | 'flow'> & Refusal);

const navigationMs = 30_000;
/** One page, visited once in a fresh context: a single navigation feeds Lighthouse, axe and every gatherer of ours. */
export async function visitPage(request: VisitRequest, tools: VisitTools): Promise<Visit> {
  const context = await tools.browser.createBrowserContext();
  try {
    const tab = await openTab(await context.newPage(), tools.clock, tools.access, tools.session);
    const userAgent = userAgentFor(tools.browserVersion, request.device, tools.publicUrl);
    await introduce(tab, userAgent, request.device);
    const watch = await watchPage(tab, tools.proxy);
    if (request.moves) await tab.runEarly(await inPageScript('early'));
    const visited = [visitTab(request, tools, tab, watch), watch.crashed, endOf(tools.browser)];
    return await Promise.race(visited).catch((error: Error): Visit => {
      if (!(error instanceof PageCrashed)) throw error;
      const browser = error.killed ? 'killed' : 'crashed';
      const seen = { browser, wire: 'receiving', machine: 'fit' } as const;
      return { kind: 'not-analysed', ...blamedPage(seen, error.message) };
    });
  } finally {
    await closeContext(context);
  }
}

/** Rejects when the browser is gone: gatherers would each fail by themselves, and leave a page without anything. */
function endOf(browser: Browser): Promise<never> {
  return new Promise((_, reject) => {
    browser.once('disconnected', () => reject(new Error('browser disconnected')));
  });
}

async function visitTab(
  request: VisitRequest,
  tools: VisitTools,
  tab: Tab,
  watch: PageWatch,
): Promise<Visit> {
  const timings: Record<string, number> = {};
  const { journey } = request;
  const loaded = await (journey
    ? loadByJourney({ request, journey, tools, tab, watch, timings })
    : load(request, tools, tab, watch, timings));
  const { refusal, stopped, flow } = loaded;
  const measured = flow && { flow };
  if (refusal) return { kind: 'not-analysed', ...refusal, ...(stopped && { stopped }), ...measured };
  const main = mainExchange(watch.network.exchanges);
  // Our own failure to navigate is no slow site: the caller replaces the browser.
  if (!main && loaded.run instanceof Error) throw loaded.run;
  if (!main?.response)
    return {
      kind: 'not-analysed',
      ...blamedPage({ browser: 'no-answer', ...loaded.around(main?.url ?? request.url) }),
    };

  const signedOut = await signedOutIn(tab, request.url, tools);
  if (signedOut) return { kind: 'not-analysed', ...signedOut };
  const url = journey ? addressOfState(tab.page.url(), journey.state) : tab.page.url();
  const { isHome, device, siteDomain } = request;
  const page = { requestedUrl: request.url, url, isHome, device, siteDomain, screenshot: null };
  const deadline = loaded.startedAt + request.deadlineMs;
  const visit: PageVisit = {
    request,
    tools,
    tab,
    watch,
    main,
    page,
    run: loaded.run,
    clock: tab.clock,
    deadline,
    timings,
    pictures: [],
  };
  const results: VisitResults = {};
  const gatherers = wantedGatherers(request.only);
  await gatherAll(gatherers.received, visit, results);
  // A journey may end on the page that asks who one is.
  const pageRefusal = refusalIn(journey ? { ...request, url } : request, url, results);
  if (pageRefusal) return { kind: 'not-analysed', ...pageRefusal };
  await gatherAll(gatherers.known, visit, results);
  const { firstBanner } = results;
  const soFar = { ...results, ...(firstBanner && { consentBanner: firstBanner }) };
  if (request.isHome || request.isAlone) tellSeen(request, tools, artifactsOf(page, soFar));
  await revealOnScroll(visit, results);
  await gatherAll(gatherers.examined, visit, results);

  const { excess } = tools.proxy.counters();
  // Cut off while it was examined: what is missing would be told as its own.
  if (excess && excess.kind !== 'seconds') return { kind: 'not-analysed', ...refusalOfExcess(excess) };
  const isHidden = results.screenshot === undefined || loaded.showsSecret === true;
  const screenshot = isHidden ? null : orElse(results.screenshot ?? null, null);
  const picture = screenshot && { key: screenshot.key, width: screenshot.width, height: screenshot.height };
  const film = results.film === undefined ? null : orElse(results.film, null);
  const identity = { ...page, screenshot: picture, ...(film && { film: namedOf(film) }) };
  const artifacts = artifactsOf(identity, results);
  const frames = [...(film?.frames ?? []), ...(screenshot ? visit.pictures : [])];
  return { kind: 'page', artifacts, screenshot, frames, timings, ...measured };
}

function tellSeen({ keepHtml }: VisitRequest, { onSeen }: VisitTools, artifacts: PageArtifacts): void {
  onSeen(pageFactsOf(artifacts), keepHtml ? wholeHtmlOf(artifacts) : null);
}

/** The film as the report holds it: its pictures are stored apart. */
function namedOf({ width, height, frames }: Film) {
  return { width, height, frames: frames.map(({ atMs, key }) => ({ atMs, key })) };
}

/** A page that stands between the visitor and the site. */
function refusalIn(request: VisitRequest, url: string, { source, dom }: VisitResults): Refusal | null {
  const html = (source && orElse(source, null))?.html ?? '';
  const elements = dom === undefined ? null : orElse(dom, null);
  const title = elements?.title ?? '';
  if (challengeIn(html, title)) return { reason: 'blocked', detail: title };
  const hasPassword = elements?.nodes.some(({ field }) => field?.type === 'password') ?? false;
  return asksForLogin(request.url, url, hasPassword) ? { reason: 'login', detail: url } : null;
}

/** The artifacts of rules among all that was gathered so far. */
function artifactsOf(page: PageIdentity, results: VisitResults): PageArtifacts {
  return { page, ...completed(pageShapes, results, 'not gathered') };
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
  let before: MachineTimes | null = null;
  let cancelLeft: () => void = () => undefined;
  const around = (url: string) =>
    aroundOf(tools.proxy.sight(url), () => machineSince(before, tools.clock.times()));
  watch.network.onMainDocument((exchange) => {
    tools.onDocument?.(exchange);
    if (refusal) return;
    if (isLeft(exchange)) {
      // Left by the page itself, for another document or for good.
      cancelLeft = afterUseful(tab.clock, leftMs, () => {
        if (mainExchange(watch.network.exchanges) === exchange) judge(exchange);
      });
    } else judge(exchange);
  });
  const judge = (exchange: Exchange) => {
    refusal = refusalOf(exchange, request.siteDomain, tools.proxy.counters(), () => around(exchange.url));
    if (!refusal) return;
    early.abort();
    // A body without end would go on filling the page until its context is closed.
    tab.cdp.send('Page.stopLoading').catch(() => undefined);
  };
  let startedAt = tab.clock.now();
  let wallAt = performance.now();
  let endTurn: (() => void) | null = null;
  const begin = async () => {
    endTurn = releaseWhenQuiet(tab, watch.network.exchanges, await tools.takeTurn());
    startedAt = tab.clock.now();
    wallAt = performance.now();
    before = tools.clock.times();
    tools.proxy.beginPage({ site: request });
    watching = setInterval(() => {
      const { excess } = tools.proxy.counters();
      if (excess) stopped.reject(new VisitStopped(refusalOfExcess(excess)));
      if (documentsOf(watch) > mostDocuments) hold();
    }, excessMs);
  };
  let isHeld = false;
  const hold = () => {
    if (isHeld) return;
    isHeld = true;
    holdDocument(tab, watch.network.forget).catch(() => undefined);
  };
  const hang = watchForHang(tab.cdp, tools.clock);
  const stopped = Promise.withResolvers<never>();
  let watching: NodeJS.Timeout | undefined;
  const end = () => {
    hang.stop();
    if (!endTurn) return;
    // What is loaded is judged: a page that leaves later, or reloads, is read as it stands.
    hold();
    watch.stop();
    endTurn();
    endTurn = null;
    timings.navigation = Math.round(performance.now() - wallAt);
  };
  let run: LighthouseRun | Error;
  try {
    const navigation = navigateWithLighthouse(tab, request.url, {
      clock: tools.clock,
      exchanges: watch.network.exchanges,
      device: request.device,
      bare: request.only !== undefined && !request.only.artifacts.includes('lighthouse'),
      maxLoadMs: Math.min(navigationMs, Math.round(request.deadlineMs / 2)),
      signal: early.signal,
      begin,
      end,
    });
    run = await Promise.race([navigation, hang.hung, stopped.promise]);
  } catch (error) {
    if (error instanceof VisitStopped) {
      early.abort();
      throw error;
    }
    run = error instanceof Error ? error : new Error(String(error));
  } finally {
    clearInterval(watching);
  }
  end();
  cancelLeft();
  timings.lighthouse = Math.round(performance.now() - wallAt) - (timings.navigation ?? 0);
  return { refusal: refineRefusal(refusal, watch, tools), run, startedAt, around };
}

/** What has no end is not waited for: it would only keep the machine busy. */
const excessMs = 500;
/** Of one load, one after the other; then the page stays what it is, and is read so. */
const mostDocuments = 5;

const documentsOf = ({ network }: PageWatch): number =>
  network.exchanges.filter((one) => one.isMainDocument && one.redirectedTo === null).length;

/** How long a document that was left may be without another. */
const leftMs = 3_000;

const isLeft = ({ failure }: Exchange): boolean => failure !== null && /ERR_ABORTED/.test(failure);

/** What the document alone does not tell: a download, an exhausted budget. */
function refineRefusal(refusal: Refusal | null, watch: PageWatch, tools: VisitTools): Refusal | null {
  // A page may start downloads; a document that became one is no page.
  const main = mainExchange(watch.network.exchanges);
  const isDownload = watch.downloads.length > 0 && (refusal !== null || !main?.response);
  if (isDownload) return { reason: 'download', detail: '' };
  const { excess } = tools.proxy.counters();
  return excess ? refusalOfExcess(excess) : refusal;
}
