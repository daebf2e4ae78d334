import { Speedline } from 'lighthouse/core/computed/speedline.js';
import { isTrusted } from '../derive/load/load-trust.ts';
import { defineArtifact } from './define-artifact.ts';
import { pictureSize } from './image-texts/picture-size.ts';
import type { LighthouseRun } from './lighthouse.ts';
import { pictureKey } from './picture-key.ts';
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
    page.isHome && !(run instanceof Error) && isTrusted(run)
      ? filmOf(run, `${page.device} ${page.url}`)
      : null,
});

async function filmOf(
  { gathered: { artifacts, runnerOptions } }: LighthouseRun,
  name: string,
): Promise<Film | null> {
  if (!artifacts.Trace) return null;
  // Asked for the speed index all the same: computed once.
  const line = await Speedline.request(artifacts.Trace, runnerOptions as never).catch(() => null);
  // Nothing was painted.
  if (line === null) return null;
  const shown = line.frames.map((frame) => ({
    atMs: Math.max(0, Math.round(frame.getTimeStamp() - line.beginning)),
    progress: frame.getProgress(),
    bytes: () => frame.getImage(),
  }));
  const frames = chooseFrames(shown).map(({ atMs, bytes }, index) => ({
    atMs,
    key: pictureKey(`film ${index} ${name}`, 'jpg'),
    contentType: 'image/jpeg' as const,
    bytes: bytes(),
  }));
  const size = frames[0] && pictureSize(frames[0].bytes);
  if (!size || frames.some(({ bytes }) => bytes.length > mostFrameBytes)) return null;
  return { width: size.width, height: size.height, frames };
}

/** Of the way to what the page shows in the end, percent: less is a moving part, or the same page again. */
const leastProgress = 5;

interface Shown {
  /** Since the navigation began. */
  readonly atMs: number;
  /** Share of the final page that stands, percent; it may fall. */
  readonly progress: number;
}

/**
 * The moments at which something appeared, the first among them; of many, those nearest to even steps of time, with the
 * first and the last. Pure.
 */
export function chooseFrames<Frame extends Shown>(shown: readonly Frame[]): Frame[] {
  const changes: Frame[] = [];
  for (const frame of shown) {
    const before = changes.at(-1);
    const change = before ? Math.abs(frame.progress - before.progress) : leastProgress;
    if (change >= leastProgress || (change > 0 && frame.progress >= 100)) changes.push(frame);
  }
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
