import type { Page } from 'puppeteer-core';
import { completed, pageShapes } from '#engine/artifacts.ts';
import { startGuardProxy } from '#engine/browser/guard-proxy.ts';
import { launchBrowser } from '#engine/browser/launch-browser.ts';
import { machineClock } from '#engine/browser/machine-clock.ts';
import { userAgentFor } from '#engine/browser/user-agent.ts';
import { silentLog } from '#engine/engine-log.ts';
import { gatherAll } from '#engine/gather/define-artifact.ts';
import { holdDocument } from '#engine/gather/hold-document.ts';
import { inPageScript } from '#engine/gather/in-page-script.ts';
import { mainExchange } from '#engine/gather/network-log.ts';
import { closeContext, introduce } from '#engine/gather/own-context.ts';
import { watchPage } from '#engine/gather/page-watch.ts';
import { revealOnScroll } from '#engine/gather/reveal-on-scroll.ts';
import { openTab } from '#engine/gather/tab.ts';
import type { PageVisit, VisitResults } from '#engine/gather/visit.ts';
import { wantedGatherers } from '#engine/gather/wanted-gatherers.ts';
import { judgeVisit } from '#engine/judge/judge-visit.ts';
import type { VisitRequest } from '#engine/ports/visit.ts';
import type { RuleVerdict } from '#engine/rules/run-rules.ts';
import { chromiumPath } from './chromium.ts';

/** Visits that load a page and do not measure how it loads: Lighthouse waits two seconds more to be sure that nothing comes. */
export interface LightVisits {
  /** The verdicts of the rules that the request wants. */
  judge(request: VisitRequest): Promise<readonly RuleVerdict[]>;
  close(): Promise<void>;
}

/** A page of a test has no more to load that late, ms. */
const quietMs = 100;
/** Browsers hold no shift against a page in the half second after its window took its size, ms. */
const shiftlessMs = 700;
/** Until when an audit waits for a consent banner, ms. */
const lateMs = 8_000;
const unmeasured = new Error('not measured');

/** So many browsers for that host and port, each with its guard and one page at a time. */
export async function openLightVisits(target: string, browsers: number): Promise<LightVisits> {
  const all = await Promise.all(Array.from({ length: browsers }, () => openBrowser(target)));
  const free = [...all];
  const waiting: ((one: OpenBrowser) => void)[] = [];
  return {
    async judge(request) {
      const used = free.pop() ?? (await new Promise<OpenBrowser>((take) => waiting.push(take)));
      try {
        return await judgeIn(used, request);
      } finally {
        const next = waiting.shift();
        if (next) next(used);
        else free.push(used);
      }
    },
    async close() {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

interface OpenBrowser {
  readonly tools: PageVisit['tools'];
  close(): Promise<void>;
}

async function openBrowser(target: string): Promise<OpenBrowser> {
  const proxy = await startGuardProxy({ allow: [target] });
  const launched = await launchBrowser({
    ...{ executablePath: chromiumPath(), proxyPort: proxy.port, log: silentLog },
  });
  const { browser, version: browserVersion, processId } = launched;
  // What a picture or a step may take is useful time: a busy machine does not cut it short.
  const clock = machineClock(() => [processId]);
  return {
    tools: {
      ...{ browser, browserVersion, proxy, publicUrl: 'http://localhost:3000', clock },
      ...{ components: new Map(), takeTurn: async () => () => undefined, onSeen: () => undefined },
    },
    async close() {
      await launched.close();
      await proxy.close();
    },
  };
}

async function judgeIn({ tools }: OpenBrowser, request: VisitRequest) {
  const context = await tools.browser.createBrowserContext();
  try {
    const visit = await load(request, tools, await context.newPage());
    const results: VisitResults = {};
    const gatherers = wantedGatherers(request.only);
    await gatherAll([...gatherers.received, ...gatherers.known], visit, results);
    await revealOnScroll(visit, results);
    await gatherAll(gatherers.examined, visit, results);
    const artifacts = { page: visit.page, ...completed(pageShapes, results, 'not gathered') };
    return judgeVisit(artifacts, { ...request, profile: request.profile ?? null }).verdicts;
  } finally {
    await closeContext(context);
  }
}

/** The page, loaded and left in peace. */
async function load(request: VisitRequest, tools: PageVisit['tools'], opened: Page): Promise<PageVisit> {
  const { url: requestedUrl, isHome, device, siteDomain } = request;
  const { clock } = tools;
  const tab = await openTab(opened, clock);
  await introduce(tab, userAgentFor(tools.browserVersion, device, tools.publicUrl), device);
  const watch = await watchPage(tab, tools.proxy);
  if (request.moves) await tab.runEarly(await inPageScript('early'));
  tools.proxy.beginPage({ site: request });
  const started = performance.now();
  await tab.page.goto(requestedUrl, { waitUntil: 'load' });
  await untilQuiet(watch.network.exchanges);
  if (request.only?.moves?.includes('scroll')) await rest(shiftlessMs);
  await holdDocument(tab, watch.network.forget);
  watch.stop();
  const timings = { navigation: Math.round(performance.now() - started) };
  const main = mainExchange(watch.network.exchanges);
  if (!main?.response) throw new Error(`no answer from ${requestedUrl}`);
  const page = { requestedUrl, url: tab.page.url(), isHome, device, siteDomain, screenshot: null };
  // As if it had begun a while ago: what shows itself late is not waited for.
  const deadline = clock.now() + request.deadlineMs - lateMs;
  return {
    ...{ request, tools, tab, watch, main, page, run: unmeasured },
    ...{ clock, deadline, timings, pictures: [] },
  };
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Every request has its end, and none has begun for a moment. */
async function untilQuiet(exchanges: readonly { readonly isOver: boolean }[]): Promise<void> {
  let since = performance.now();
  let seen = -1;
  while (performance.now() - since < quietMs) {
    if (exchanges.length !== seen || !exchanges.every(({ isOver }) => isOver)) since = performance.now();
    seen = exchanges.length;
    await rest(quietMs / 5);
  }
}
