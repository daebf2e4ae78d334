import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { Runner } from 'lighthouse/core/runner.js';
import type { Page } from 'puppeteer-core';
import type { LighthouseResult } from '../artifacts.ts';
import { viewportSizes } from '../browser/viewports.ts';
import { lighthouseConfig } from './lighthouse-config.ts';
import { type LighthouseReport, summariseLighthouse } from './lighthouse-summary.ts';

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
}

/**
 * Lighthouse keeps a page busy for a second to tell how fast the machine is; simulated metrics do not read it, nor do we.
 * There is no setting for it, but its page functions are a plain table.
 */
(pageFunctions as { computeBenchmarkIndex: () => number }).computeBenchmarkIndex = () => 0;

/**
 * The one navigation of a visit: loads the page as Lighthouse does (simulated throttling) and gathers what its
 * performance rules need.
 * @throws Error when the navigation fails or the signal ends it
 */
export async function navigateWithLighthouse(
  page: Page,
  url: string,
  options: {
    device: 'mobile' | 'desktop';
    maxLoadMs: number;
    signal: AbortSignal;
    /** Awaited just before the load: the turn to load. */
    begin: () => Promise<void>;
    /** Called when the page is loaded and quiet. */
    end: () => void;
  },
): Promise<LighthouseRun> {
  const { device, maxLoadMs } = options;
  const flags = {
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
    maxWaitForFcp: Math.min(15_000, maxLoadMs),
    maxWaitForLoad: maxLoadMs,
  };
  const config = lighthouseConfig(options.begin, options.end);
  const gathered = await navigationGather(page as never, url, {
    config,
    flags,
    signal: options.signal,
  } as never);
  return { gathered };
}

/** Lighthouse’s rules over what was gathered: processor time only. @throws Error with its own words */
export async function judgeWithLighthouse(run: LighthouseRun): Promise<LighthouseResult> {
  const { artifacts, runnerOptions } = run.gathered;
  const result = await Runner.audit(artifacts, runnerOptions);
  if (!result) throw new Error('Lighthouse gave no result');
  const { lhr } = result;
  if (lhr.runtimeError && lhr.runtimeError.code !== 'NO_ERROR') throw new Error(lhr.runtimeError.message);
  return summariseLighthouse(lhr as unknown as LighthouseReport);
}
