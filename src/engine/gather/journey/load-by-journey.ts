import type { JourneyState } from '#contract/journey/journey.ts';
import { failureWords } from '#contract/journey/journey-words.ts';
import { Unavailable } from '../../artifacts.ts';
import type { MachineTimes } from '../../browser/machine-clock.ts';
import { scrubberOf } from '../../browser/scrub.ts';
import type { VisitRequest, WayByJourney } from '../../ports/visit.ts';
import { holdDocument } from '../hold-document.ts';
import { viewports } from '../lighthouse.ts';
import { aroundOf, machineSince } from '../load/load-trust.ts';
import type { Loaded } from '../load/loaded.ts';
import { mainExchange } from '../network-log.ts';
import type { PageWatch } from '../page-watch.ts';
import { pictureKey } from '../picture-key.ts';
import type { Tab } from '../tab.ts';
import type { Screenshot, VisitTools } from '../visit.ts';
import { watchForHang } from '../watch-for-hang.ts';
import { setWindow } from './recorded-window.ts';
import { replayJourney } from './replay-journey.ts';
import { watchFlow } from './watch-flow.ts';

interface Loading {
  readonly request: VisitRequest;
  readonly journey: WayByJourney;
  readonly tools: VisitTools;
  readonly tab: Tab;
  readonly watch: PageWatch;
  readonly timings: Record<string, number>;
}

const notMeasured = 'Cette page est atteinte par un parcours : son chargement n’est pas mesuré.';

/** The address of a state: that of the page, with a fragment of ours, since several steps may share one. */
export function addressOfState(address: string, { journey, step }: JourneyState): string {
  const url = URL.parse(address);
  if (!url) return address;
  url.hash = `parcours=${journey}&etape=${step}`;
  return url.href;
}

/**
 * The way to a state, in its turn: the steps, in the window they were recorded in; then the page stays as it is, in the window of
 * the audit. Nothing of the pages before it is left in what was heard.
 */
export async function loadByJourney({
  request,
  journey,
  tools,
  tab,
  watch,
  timings,
}: Loading): Promise<Loaded> {
  const endTurn = await tools.takeTurn();
  const startedAt = tab.clock.now();
  const wallAt = performance.now();
  const before: MachineTimes | null = tools.clock.times();
  const around: Loaded['around'] = (url) =>
    aroundOf(tools.proxy.sight(url), () => machineSince(before, tools.clock.times()));
  const hang = watchForHang(tab.cdp, tools.clock);
  const run = new Unavailable(notMeasured);
  try {
    tools.proxy.beginPage({ site: request });
    const secrets = tools.access?.typed ?? {};
    const flow = await watchFlow(tab, tools.clock.times);
    const order = { ...journey, secrets, onBegin: flow.begin };
    const stop = await Promise.race([replayJourney(tab, order), hang.hung]);
    const measures = flow.measures();
    const showsSecret = await showsSecretOf(tab, tools);
    if (stop) {
      const step = journey.steps[stop.at];
      const detail = step ? failureWords(stop.at, step, stop.failure) : '';
      const picture = showsSecret ? null : await pictureOf(tab, journey.state).catch(() => null);
      const stopped = { at: stop.at, picture };
      return { refusal: { reason: 'journey', detail }, run, startedAt, around, stopped, flow: measures };
    }
    await holdDocument(tab, watch.network.forget);
    const { width, height, deviceScaleFactor: scale, mobile } = viewports[request.device];
    await setWindow(tab, { width, height, scale, isMobile: mobile, hasTouch: mobile });
    return { refusal: null, run, startedAt, around, showsSecret, flow: measures };
  } finally {
    hang.stop();
    forgetEarlier(watch);
    watch.stop();
    endTurn();
    timings.journey = Math.round(performance.now() - wallAt);
  }
}

/** What the pages before this one asked for is not told as its own. */
function forgetEarlier({ network }: PageWatch): void {
  const { exchanges } = network;
  const main = mainExchange(exchanges);
  const at = exchanges.findIndex(({ requestId }) => requestId === main?.requestId);
  for (const { requestId } of exchanges.slice(0, Math.max(0, at))) network.forget(requestId);
}

/** Whether a field of the page shows, in letters, something that was typed in secret. */
async function showsSecretOf(tab: Tab, { access }: VisitTools): Promise<boolean> {
  const scrubber = scrubberOf(access);
  const shown = await tab.page
    .evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input,textarea')]
        .filter(({ type }) => type !== 'password')
        .map(({ value }) => value)
        .concat(document.documentElement.outerHTML),
    )
    // What cannot be read is not shown either.
    .catch(() => null);
  return shown === null || scrubber.isIn(shown);
}

const quality = 50;

/** What the window shows. */
async function pictureOf(tab: Tab, { journey, step }: JourneyState): Promise<Screenshot> {
  const size = await tab.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const { data } = await tab.cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  const key = pictureKey(`stopped ${journey} ${step} ${tab.page.url()}`, 'webp');
  return { key, contentType: 'image/webp', bytes: Buffer.from(data, 'base64'), ...size };
}
