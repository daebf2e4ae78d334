import type { HomeLoads, LighthouseResult, NetworkRequest, WarmLoad } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { userAgentFor } from '../browser/user-agent.ts';
import { warmLoadOf } from '../derive/load/warm-load.ts';
import type { MeasureOrder } from '../ports/visit.ts';
import { waitForQuiet } from './consent/wait.ts';
import { judgeWithLighthouse, navigateWithLighthouse } from './lighthouse.ts';
import { mainResponseOf } from './main-response.ts';
import { createNetworkLog } from './network-log.ts';
import { closeContext, introduce } from './own-context.ts';
import { refusalOfExcess } from './refusal-of-excess.ts';
import { releaseWhenQuiet } from './release-when-quiet.ts';
import { reportTraffic } from './report-traffic.ts';
import { requestsOf } from './requests.ts';
import { assertSignedIn, SignedOut } from './sign-in/signed-out.ts';
import { openTab, type Tab } from './tab.ts';
import type { VisitTools } from './visit.ts';
import { VisitStopped } from './visit-stopped.ts';

const loadMs = 20_000;

/** Loads that may be tried once more, in all: a trace that a busy machine lost must not cost the others. */
const spareTries = 1;

/**
 * Loads a page again, `times` times in fresh contexts and, if asked, once more with a filled cache, each in its turn: what
 * a median and its spread, and the cost of a second visit, are taken from.
 * @throws SignedOut when the session of the audit is over; Error when a load fails, and fails again
 */
export async function measureHome(order: MeasureOrder, tools: VisitTools): Promise<HomeLoads> {
  const cold: LighthouseResult[] = [];
  let warm: WarmLoad | null = null;
  let spare = spareTries;
  while (cold.length < order.times) {
    const isLast = cold.length + 1 === order.times;
    try {
      const load = await loadOnce(order, tools, order.warm && isLast);
      cold.push(load.cold);
      warm = load.warm;
    } catch (error) {
      if (spare === 0 || error instanceof VisitStopped || error instanceof SignedOut) throw error;
      spare -= 1;
    }
  }
  return { cold, warm };
}

/** One load in a context of its own, and one with the cache it filled if asked; null when that one fails. */
async function loadOnce(order: MeasureOrder, tools: VisitTools, isWarmAsked: boolean) {
  const context = await tools.browser.createBrowserContext();
  try {
    const tab = await openTab(await context.newPage(), tools.clock, tools.access, tools.session);
    await introduce(tab, userAgentFor(tools.browserVersion, order.device, tools.publicUrl), order.device);
    const [cold, requests] = await coldLoad(order, tools, tab);
    const again = isWarmAsked ? await loadAgain(order, tools, tab).catch(() => null) : null;
    return { cold, warm: again && warmLoadOf(requests, again, order.siteDomain) };
  } finally {
    await closeContext(context);
  }
}

async function coldLoad(
  order: MeasureOrder,
  tools: VisitTools,
  tab: Tab,
): Promise<[LighthouseResult, NetworkRequest[]]> {
  const log = await listen(tab, tools);
  let endTurn: (() => void) | null = null;
  const end = () => {
    log.stop();
    endTurn?.();
    endTurn = null;
  };
  try {
    const run = await navigateWithLighthouse(tab, order.url, {
      clock: tools.clock,
      exchanges: log.exchanges,
      device: order.device,
      maxLoadMs: loadMs,
      signal: new AbortController().signal,
      begin: async () => {
        endTurn = releaseWhenQuiet(tab, log.exchanges, await tools.takeTurn());
        tools.proxy.beginPage({ site: order });
      },
      end,
    });
    end();
    const { excess } = tools.proxy.counters();
    if (excess) throw new VisitStopped(refusalOfExcess(excess));
    await assertSignedIn(tab, order.url, tools);
    const { ttfbMs } = mainResponseOf(log.exchanges);
    return [{ ...(await judgeWithLighthouse(run)), ttfbMs }, requestsOf(log.exchanges, order.url)];
  } finally {
    end();
  }
}

async function loadAgain(order: MeasureOrder, tools: VisitTools, tab: Tab): Promise<NetworkRequest[]> {
  const log = await listen(tab, tools);
  const giveBack = await tools.takeTurn();
  try {
    tools.proxy.beginPage({ site: order });
    await inTime(tab.page.goto(order.url, { waitUntil: 'load', timeout: 0 }), loadMs, 'load', tab);
    await waitForQuiet(tab, log.exchanges);
    return requestsOf(log.exchanges, order.url);
  } finally {
    log.stop();
    giveBack();
  }
}

async function listen(tab: Tab, { proxy }: VisitTools) {
  const { frameTree } = await tab.cdp.send('Page.getFrameTree');
  const log = createNetworkLog(frameTree.frame.id);
  log.follow(tab.cdp);
  reportTraffic(tab.cdp, proxy);
  await tab.cdp.send('Network.enable');
  return log;
}
