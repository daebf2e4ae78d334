import type { HomeLoads, LighthouseResult, NetworkRequest, WarmLoad } from '../artifacts.ts';
import { inTime } from '../browser/in-time.ts';
import { userAgentFor } from '../browser/user-agent.ts';
import { warmLoadOf } from '../derive/load/warm-load.ts';
import type { MeasureOrder } from '../ports/visit.ts';
import { waitForQuiet } from './consent/wait.ts';
import { releaseWhenQuiet } from './early-turn.ts';
import { hearTraffic } from './hear-traffic.ts';
import { judgeWithLighthouse, navigateWithLighthouse } from './lighthouse.ts';
import { mainResponseOf } from './main-response.ts';
import { createNetworkLog } from './network-log.ts';
import { closeContext, introduce } from './own-context.ts';
import { refusalOfExcess } from './refusal-of-excess.ts';
import { requestsOf } from './requests.ts';
import { openTab, type Tab } from './tab.ts';
import type { VisitTools } from './visit.ts';

const loadMs = 20_000;

/**
 * Loads a page again, `times` times in fresh contexts and, if asked, once more with a filled cache, each in its turn: what
 * a median and its spread, and the cost of a second visit, are taken from.
 * @throws Error when a load fails
 */
export async function measureHome(order: MeasureOrder, tools: VisitTools): Promise<HomeLoads> {
  const cold: LighthouseResult[] = [];
  let warm: WarmLoad | null = null;
  for (let time = 1; time <= order.times; time += 1) {
    const context = await tools.browser.createBrowserContext();
    try {
      const tab = await openTab(await context.newPage(), tools.clock);
      await introduce(tab, userAgentFor(tools.browserVersion, order.device, tools.publicUrl), order.device);
      const [result, requests] = await coldLoad(order, tools, tab);
      cold.push(result);
      if (order.warm && time === order.times) {
        const again = await loadAgain(order, tools, tab).catch(() => null);
        warm = again && warmLoadOf(requests, again, order.siteDomain);
      }
    } finally {
      await closeContext(context);
    }
  }
  return { cold, warm };
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
    if (excess) throw new Error(refusalOfExcess(excess).detail);
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
  hearTraffic(tab.cdp, proxy);
  await tab.cdp.send('Network.enable');
  return log;
}
