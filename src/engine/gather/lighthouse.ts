import jpeg from 'jpeg-js';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { Runner } from 'lighthouse/core/runner.js';
import type { LighthouseResult, LoadTrust } from '../artifacts.ts';
import type { MachineClock, MachineTimes } from '../browser/machine-clock.ts';
import { viewportSizes } from '../browser/viewports.ts';
import { watchForBlank } from './blank-page.ts';
import { heldMs, watchForHeldRequests } from './held-requests.ts';
import { leaveLateRequests } from './late-requests.ts';
import { bareConfig, lighthouseConfig } from './lighthouse-config.ts';
import { type LighthouseReport, summariseLighthouse } from './lighthouse-summary.ts';
import type { StartedLoad } from './lighthouse-turn.ts';
import { correctLoad, type RecordedLoad } from './load/correct-load.ts';
import { rememberFrames } from './load/known-frames.ts';
import { loadTrust, waitedBetween } from './load/load-trust.ts';
import { keepOwnViewport } from './load/own-viewport.ts';
import { countEveryShift } from './load/untouched-shifts.ts';
import type { Exchange } from './network-log.ts';
import { watchForStop } from './stopped-load.ts';
import type { Tab } from './tab.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly mobile: boolean;
}

/** Lighthouse’s own devices, so that scores compare with its other users. */
export const viewports: Readonly<Record<'mobile' | 'desktop', Viewport>> = {
  mobile: { ...viewportSizes.mobile, deviceScaleFactor: 1.75, mobile: true },
  desktop: { ...viewportSizes.desktop, deviceScaleFactor: 1, mobile: false },
};

const desktopThrottling = {
  rttMs: 40,
  throughputKbps: 10 * 1024,
  cpuSlowdownMultiplier: 1,
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
};

type GatherResult = Awaited<ReturnType<typeof navigationGather>>;

/** What a navigation left; its rules can run once the page is no longer needed. */
export interface LighthouseRun {
  readonly gathered: GatherResult;
  readonly trust: LoadTrust;
}

/** A navigation that failed, and whether the machine let it succeed. */
export class NavigationFailed extends Error {
  readonly trust: LoadTrust;

  constructor(cause: unknown, trust: LoadTrust) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.trust = trust;
  }
}

/**
 * Lighthouse keeps a page busy for a second to tell how fast the machine is; simulated metrics do not read it, nor do we.
 * There is no setting for it, but its page functions are a plain table.
 */
(pageFunctions as { computeBenchmarkIndex: () => number }).computeBenchmarkIndex = () => 0;

// The codec that Speed Index reads its frames with.
rememberFrames(jpeg);

/** Longest wait for a first paint, useful ms. */
const firstPaintMs = 15_000;

export interface Navigation {
  readonly device: 'mobile' | 'desktop';
  /** Useful time. */
  readonly maxLoadMs: number;
  readonly signal: AbortSignal;
  readonly exchanges: readonly Exchange[];
  readonly clock: MachineClock;
  /** Lighthouse’s rules will not be asked: load the page the same way and record nothing. Default: no. */
  readonly bare?: boolean;
  /** Awaited just before the load: the turn to load. */
  begin(): Promise<void>;
  /** Called when the page is loaded and quiet. */
  end(): void;
}

/**
 * The one navigation of a visit: loads the page as Lighthouse does (simulated throttling) and gathers what its
 * performance rules need. What the machine withheld from the page is taken out of the record.
 * @throws NavigationFailed when the navigation fails or the signal ends it
 */
export async function navigateWithLighthouse(
  tab: Tab,
  url: string,
  load: Navigation,
): Promise<LighthouseRun> {
  let before: MachineTimes | null = null;
  let after: MachineTimes | null = null;
  let endWatch: () => void = () => undefined;
  const begin = async ({ limits, monitor, tell, tellNetwork }: StartedLoad) => {
    await load.begin();
    before = load.clock.times();
    // Lighthouse’s own waits are of the wall: they are given what the last seconds took.
    const stretch = load.clock.stretch();
    limits.maxWaitForLoad = load.maxLoadMs * stretch;
    limits.maxWaitForFcp = Math.min(firstPaintMs, load.maxLoadMs) * stretch;
    const endBlank = watchForBlank(tab, load.exchanges, () =>
      tell('Page.lifecycleEvent', { name: 'firstContentfulPaint' }),
    );
    const endStop = watchForStop(tab, load.exchanges, ({ requestId, endedAt, transferBytes }) => {
      const ended = { timestamp: endedAt };
      tellNetwork('Network.loadingFinished', { ...ended, requestId, encodedDataLength: transferBytes });
      for (const event of ['Page.domContentEventFired', 'Page.loadEventFired'] as const) {
        tell(event, ended);
        // Our own watches wait for it too.
        tab.cdp.emit(event, ended);
      }
    });
    const endHeld = watchForHeldRequests(tab, load.exchanges, ({ requestId, startedAt, type }) =>
      tellNetwork('Network.loadingFailed', {
        ...{ requestId, type, timestamp: startedAt + heldMs / 1000 },
        ...{ errorText: 'net::ERR_ABORTED', canceled: true },
      }),
    );
    const endLate = leaveLateRequests(tab, monitor);
    endWatch = () => {
      endLate();
      endBlank();
      endStop();
      endHeld();
    };
  };
  const end = () => {
    endWatch();
    after ??= load.clock.times();
    load.end();
  };
  let starved: ReturnType<typeof correctLoad> | null = null;
  const recorded = (record: RecordedLoad) => {
    countEveryShift(record.events);
    keepOwnViewport(record.events, viewports[load.device].deviceScaleFactor);
    starved = correctLoad(record, waitedBetween(before, after));
  };
  try {
    const gathered = await navigationGather(tab.page as never, url, {
      config: load.bare ? bareConfig({ begin, end }) : lighthouseConfig({ begin, end, recorded }),
      flags: flagsFor(load.device),
      signal: load.signal,
    } as never);
    return { gathered, trust: loadTrust(before, after, starved) };
  } catch (error) {
    throw new NavigationFailed(error, loadTrust(before, after ?? load.clock.times(), null));
  } finally {
    endWatch();
  }
}

function flagsFor(device: Navigation['device']): object {
  return {
    logLevel: 'silent' as const,
    locale: 'fr' as const,
    formFactor: device,
    // The device is set by our own session, so that it stays when Lighthouse’s has gone.
    screenEmulation: { ...viewports[device], disabled: true },
    throttlingMethod: 'simulate' as const,
    ...(device === 'desktop' ? { throttling: desktopThrottling } : {}),
    // Set by us beforehand, with honest client hints.
    emulatedUserAgent: false as const,
    disableFullPageScreenshot: true,
    // The browser context is new: there is nothing to clear.
    disableStorageReset: true,
  };
}

/**
 * Lighthouse’s rules over what was gathered: processor time only.
 * @throws Error with its own words
 */
export async function judgeWithLighthouse({ gathered, trust }: LighthouseRun): Promise<LighthouseResult> {
  const { artifacts, runnerOptions } = gathered;
  const result = await Runner.audit(artifacts, runnerOptions);
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  if (lhr.runtimeError && lhr.runtimeError.code !== 'NO_ERROR')
    throw new NavigationFailed(lhr.runtimeError.message, trust);
  // A page that painted nothing has nothing to be measured.
  const painted = lhr.audits['first-contentful-paint'];
  if (painted?.scoreDisplayMode === 'error') throw new NavigationFailed(painted.errorMessage ?? '', trust);
  return { ...summariseLighthouse(lhr as unknown as LighthouseReport), trust };
}
