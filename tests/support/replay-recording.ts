import { onTestFinished } from 'vitest';
import type { FlowMeasures } from '#contract/journey/flow-measures.ts';
import { readRecording } from '#contract/journey/read-recording.ts';
import { startGuardProxy } from '#engine/browser/guard-proxy.ts';
import { launchBrowser } from '#engine/browser/launch-browser.ts';
import { wallClock } from '#engine/browser/useful-clock.ts';
import { silentLog } from '#engine/engine-log.ts';
import { type JourneyStop, replayJourney } from '#engine/gather/journey/replay-journey.ts';
import { watchFlow } from '#engine/gather/journey/watch-flow.ts';
import { openTab } from '#engine/gather/tab.ts';
import { chromiumPath } from './chromium.ts';

interface Replayed {
  readonly stop: JourneyStop;
  /** What the last page says was done. */
  readonly done: string;
  readonly flow: FlowMeasures;
}

/** Reads recordings and replays them for a site, each in a context of its own of one browser, closed when the test ends. */
export async function openReplays({ target, origin }: { readonly target: string; readonly origin: string }) {
  const proxy = await startGuardProxy({ allow: [target] });
  const launched = await launchBrowser({
    executablePath: chromiumPath(),
    proxyPort: proxy.port,
    log: silentLog,
  });
  onTestFinished(async () => {
    await launched.close();
    await proxy.close();
  });
  return async (recording: object): Promise<Replayed> => {
    const { host } = new URL(origin);
    const read = readRecording(JSON.stringify(recording), host);
    if ('refusal' in read) throw new Error(read.refusal.sentence);
    const context = await launched.browser.createBrowserContext();
    try {
      const tab = await openTab(await context.newPage(), wallClock);
      await tab.cdp.send('Runtime.enable');
      const flow = await watchFlow(tab, () => null);
      const { steps, secrets } = read.recording;
      const stop = await replayJourney(tab, {
        ...{ steps, host, secrets, limitMs: 120_000 },
        onBegin: flow.begin,
      });
      const done = await tab.page.evaluate(() => document.getElementById('fait')?.textContent ?? '');
      return { stop, done, flow: flow.measures() };
    } finally {
      await context.close();
    }
  };
}
