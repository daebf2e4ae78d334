import type { LoadTrust } from '../../artifacts.ts';
import type { ProcessorTimes } from '../../browser/processor-times.ts';

/**
 * How far the times of a load can be believed, from what our threads had of the processors before and after it, or, where
 * the kernel does not tell, from what the page’s main thread lost (µs) of its work.
 */
export function loadTrust(
  before: ProcessorTimes | null,
  after: ProcessorTimes | null,
  main: { readonly lost: number; readonly worked: number } | null,
): LoadTrust {
  const mainShare = main && main.worked > 0 ? 1 - main.lost / main.worked : 1;
  if (!before || !after)
    return main ? { share: round(mainShare), source: 'thread-clock' } : { share: 1, source: 'none' };
  const ran = after.ranMs - before.ranMs;
  const waited = after.waitedMs - before.waitedMs;
  return { share: round(ran + waited > 0 ? ran / (ran + waited) : 1), source: 'kernel' };
}

const round = (share: number) => Math.round(share * 1_000) / 1_000;
