import { mainThreadTimes, type ProcessorTimes } from '#engine/browser/processor-times.ts';
import { usefulClock } from '#engine/browser/useful-clock.ts';

/** What a process of the engine may take; tests are less patient. */
export interface ChildLimits {
  /** Useful time without a word after which it is taken for held. */
  readonly silentMs: number;
  /** Of the wall: one that has not said a word for so long after it was told to stop is ended. */
  readonly graceMs: number;
  /** Default: by the machine’s memory. */
  readonly heapMb?: number;
}

export const childLimits: ChildLimits = { silentMs: 60_000, graceMs: 3_000 };

export interface SilenceWatch {
  heard(): void;
  stop(): void;
}

const lookMs = 1_000;

/**
 * Watches a process that has something to say every second. Calls back once, when it said nothing for `silentMs` of
 * useful time: a wait for a processor does not count, nor does time in which this process itself stood still. `hasWorked`: it had a
 * processor for half of that time, so that what it computes is what holds it.
 */
export function watchSilence(
  processId: number,
  silentMs: number,
  onSilent: (hasWorked: boolean) => void,
  times: () => ProcessorTimes | null = () => mainThreadTimes([processId]).get(processId) ?? null,
): SilenceWatch {
  const clock = usefulClock(
    () => performance.now(),
    () => times()?.waitedMs ?? 0,
  );
  const everyMs = Math.min(lookMs, silentMs / 4);
  let heard = true;
  let silent = 0;
  let before = clock.now();
  let ranBefore = 0;
  const timer = setInterval(() => {
    const now = clock.now();
    // This process may have stood still, and the words of the other wait to be read.
    const passed = Math.min(now - before, 2 * everyMs);
    before = now;
    if (heard) {
      heard = false;
      silent = 0;
      ranBefore = times()?.ranMs ?? 0;
      return;
    }
    silent += passed;
    if (silent < silentMs) return;
    clearInterval(timer);
    const ran = times();
    onSilent(ran === null || ran.ranMs - ranBefore >= silentMs / 2);
  }, everyMs);
  timer.unref();
  return {
    heard: () => {
      heard = true;
    },
    stop: () => clearInterval(timer),
  };
}
