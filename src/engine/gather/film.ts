import { createHash } from 'node:crypto';
import { ProcessedTrace } from 'lighthouse/core/computed/processed-trace.js';
import { isCalm } from '../derive/load/load-trust.ts';
import { defineArtifact } from './define-artifact.ts';
import { pictureSize } from './image-texts/picture-size.ts';
import type { LighthouseRun } from './lighthouse.ts';
import type { TraceEvent } from './load/trace-event.ts';
import type { Film } from './visit.ts';

/** Enough to see a page appear; more would not fit beside one another. */
const mostFrames = 6;
/** A trace holds frames of some 10 kB. */
const mostFrameBytes = 100_000;

/** How the home page appeared: the frames that Chromium recorded for the speed index, seen again. */
export const film = defineArtifact({
  id: 'film',
  beside: true,
  gather: async ({ run, page }) =>
    page.isHome && !(run instanceof Error) && isCalm(run) ? filmOf(run, `${page.device} ${page.url}`) : null,
});

async function filmOf(
  { gathered: { artifacts, runnerOptions } }: LighthouseRun,
  name: string,
): Promise<Film | null> {
  const trace = artifacts.Trace;
  if (!trace) return null;
  const { timeOriginEvt } = await ProcessedTrace.request(trace, runnerOptions as never);
  const shown = (trace.traceEvents as readonly TraceEvent[]).flatMap(({ name: event, ts, args }) =>
    event === 'Screenshot' && ts >= timeOriginEvt.ts && args?.snapshot !== undefined
      ? [{ atMs: Math.round((ts - timeOriginEvt.ts) / 1000), data: args.snapshot }]
      : [],
  );
  const frames = chooseFrames(shown).map(({ atMs, data }, index) => ({
    atMs,
    key: `${createHash('sha256').update(`film ${index} ${name}`).digest('hex').slice(0, 32)}.jpg`,
    contentType: 'image/jpeg' as const,
    bytes: Buffer.from(data, 'base64'),
  }));
  const size = frames[0] && pictureSize(frames[0].bytes);
  if (!size || frames.some(({ bytes }) => bytes.length > mostFrameBytes)) return null;
  return { width: size.width, height: size.height, frames };
}

interface Shown {
  /** Since the navigation began. */
  readonly atMs: number;
  readonly data: string;
}

/**
 * The moments at which something changed, the first and the last among them; of many, those nearest to even steps of
 * time. One that shows the same as the one before says nothing. Pure.
 */
export function chooseFrames(shown: readonly Shown[]): Shown[] {
  const changes = shown.filter(({ data }, index) => data !== shown[index - 1]?.data);
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last || changes.length <= mostFrames) return changes;
  const step = (last.atMs - first.atMs) / (mostFrames - 1);
  const chosen = new Set([0, changes.length - 1]);
  for (let turn = 1; turn < mostFrames - 1; turn += 1) {
    const wanted = first.atMs + turn * step;
    chosen.add(changes.findLastIndex(({ atMs }) => atMs <= wanted));
  }
  return changes.filter((_, index) => chosen.has(index));
}
