import { scrubberWith } from '../../browser/scrub.ts';
import { userAgentFor } from '../../browser/user-agent.ts';
import type { TrialOrder, TrialOutcome, TriedStep } from '../../ports/trial.ts';
import { replayJourney } from '../journey/replay-journey.ts';
import { closeContext, introduce } from '../own-context.ts';
import { hearPage } from '../page-traffic.ts';
import { watchPage } from '../page-watch.ts';
import { safePicture } from '../safe-picture.ts';
import { openTab, type Tab } from '../tab.ts';
import type { VisitTools } from '../visit.ts';

const loadMs = 20_000;
const settledMs = { idleMs: 500, timeoutMs: 4_000 };

type Tried = Extract<TrialOutcome, { kind: 'tried' }>;

/**
 * Opens a page, or replays a journey, once, in a context of its own: what was reached and what it looks like, without what is
 * secret. Rejects only when the browser is gone.
 */
export async function tryOnce(order: TrialOrder, tools: VisitTools): Promise<TrialOutcome> {
  const context = await tools.browser.createBrowserContext();
  let endTurn: (() => void) | null = null;
  try {
    const tab = await openTab(await context.newPage(), tools.clock, tools.access, tools.session);
    await introduce(tab, userAgentFor(tools.browserVersion, order.device, tools.publicUrl), order.device);
    const watch = await watchPage(tab, tools.proxy);
    endTurn = await tools.takeTurn();
    tools.proxy.beginPage({ site: order });
    const { journey } = order;
    const work = journey ? replay(tab, { ...order, journey }, tools) : open(tab, order, tools);
    return await Promise.race([work, watch.crashed]);
  } finally {
    endTurn?.();
    await closeContext(context);
  }
}

const scrubberFor = ({ access, session }: VisitTools) => scrubberWith(access, () => session ?? null);

async function open(tab: Tab, { url }: TrialOrder, tools: VisitTools): Promise<Tried> {
  const traffic = await hearPage(tab.page);
  await tab.page.goto(url, { timeout: loadMs, waitUntil: 'load' }).catch(() => undefined);
  await traffic.untilQuiet(settledMs);
  const status = traffic.status();
  await traffic.end();
  const picture = status === null ? null : await safePicture(tab, scrubberFor(tools), 'trial');
  return { kind: 'tried', status, ...(await placeOf(tab)), picture, steps: [] };
}

async function replay(
  tab: Tab,
  { journey }: TrialOrder & { readonly journey: NonNullable<TrialOrder['journey']> },
  tools: VisitTools,
): Promise<Tried> {
  const scrubber = scrubberFor(tools);
  const steps: TriedStep[] = [];
  const traffic = await hearPage(tab.page);
  const stop = await replayJourney(tab, {
    ...journey,
    secrets: tools.access?.typed ?? {},
    onStep: async (at) => {
      const isMarked = journey.steps[at]?.state !== undefined;
      if (isMarked) await traffic.untilQuiet(settledMs);
      const picture = isMarked ? await safePicture(tab, scrubber, `trial ${at}`) : null;
      steps.push({ failure: null, picture });
    },
  });
  await traffic.end();
  // What the last step set off may still be refused.
  if (stop && stop.at < steps.length) steps.length = stop.at;
  if (stop)
    steps.push({ failure: stop.failure, picture: await safePicture(tab, scrubber, `trial ${stop.at}`) });
  return { kind: 'tried', status: null, ...(await placeOf(tab)), picture: null, steps };
}

async function placeOf({ page }: Tab): Promise<Pick<Tried, 'title' | 'reached'>> {
  const title = await page.title().catch(() => '');
  return { title: title.replaceAll(/\s+/g, ' ').trim().slice(0, 200), reached: page.url().slice(0, 300) };
}
