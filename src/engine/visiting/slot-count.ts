import { availableParallelism } from 'node:os';

/** A visiting process and its browser on a heavy page. */
const slotBytes = 750_000_000;
/** A fourth would only wait for its turn to load. */
const most = 3;

/** How many pages are worked on at once: a page mostly waits, so one more than there are processors, if memory allows. */
export function slotCount(
  processors: number = availableParallelism(),
  freeBytes: number = process.availableMemory(),
): number {
  return Math.max(1, Math.min(most, processors + 1, Math.floor(freeBytes / slotBytes)));
}
