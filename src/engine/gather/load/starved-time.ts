import { isTask, mainThreadOf, type TraceEvent } from './trace-event.ts';

/** Time that a page’s main thread was at work and had no processor. Microseconds. */
export interface StarvedTime {
  readonly lost: number;
  /** All of its work: tasks, with what they lost. */
  readonly worked: number;
  /** When something would have happened with a processor at hand. Keeps every order. */
  at(ts: number): number;
}

/** A moment of both clocks: that of the machine, and that of the thread, which stands while it has no processor. */
interface Moment {
  readonly ts: number;
  readonly threadTs: number;
}

/** A stretch between two moments in which time was lost, evenly as far as is known. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly lost: number;
  readonly lostBefore: number;
}

/** The two clocks of a moment are not read at once: a shorter loss of a task is no loss. */
const smallest = 100;

/**
 * What the main thread lost, from the thread clock that Chromium writes beside the time of every event: between two
 * moments of a task, what the one went on and the other did not. A thread also stands while it waits for another
 * (a frame handed over, an answer of the browser): of what it stood, no more is lost than `waited` (µs), what the
 * kernel says that threads waited for a processor; where it does not tell (null), all of it.
 */
export function starvedTimeOf(events: readonly TraceEvent[], waited: number | null = null): StarvedTime {
  const main = mainThreadOf(events);
  const own = events
    .filter(({ pid, tid, tts }) => main && pid === main.pid && tid === main.tid && tts !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const stretches: Stretch[] = [];
  let lost = 0;
  let worked = 0;
  for (let first = 0; first < own.length; ) {
    const task = own[first];
    let next = first + 1;
    if (task && isTask(task) && task.tdur !== undefined) {
      const end = task.ts + (task.dur ?? 0);
      while ((own[next]?.ts ?? Number.POSITIVE_INFINITY) < end) next += 1;
      worked += task.dur ?? 0;
      if ((task.dur ?? 0) - task.tdur >= smallest)
        for (const one of stretchesOf(momentsOf(own.slice(first, next), end))) {
          stretches.push({ ...one, lostBefore: lost });
          lost += one.lost;
        }
    }
    first = next;
  }
  const part = waited === null || lost <= waited ? 1 : waited / lost;
  return { lost: lost * part, worked, at: (ts) => ts - part * lostUntil(stretches, ts) };
}

/** Beginnings and ends of all that a task holds, in order. */
function momentsOf(events: readonly TraceEvent[], end: number): Moment[] {
  return events
    .flatMap(({ ts, tts = 0, dur, tdur }) => [
      { ts, threadTs: tts },
      ...(dur !== undefined && tdur !== undefined ? [{ ts: ts + dur, threadTs: tts + tdur }] : []),
    ])
    .filter(({ ts }) => ts <= end)
    .sort((a, b) => a.ts - b.ts || a.threadTs - b.threadTs);
}

function stretchesOf(moments: readonly Moment[]): Omit<Stretch, 'lostBefore'>[] {
  const found: Omit<Stretch, 'lostBefore'>[] = [];
  let before = moments[0];
  for (const moment of moments) {
    if (!before || moment.ts <= before.ts) continue;
    const passed = moment.ts - before.ts;
    const ran = Math.max(0, moment.threadTs - before.threadTs);
    if (passed > ran) found.push({ from: before.ts, to: moment.ts, lost: passed - ran });
    // The thread clock never goes back, but for what its ticks leave.
    before = { ts: moment.ts, threadTs: Math.max(before.threadTs, moment.threadTs) };
  }
  return found;
}

function lostUntil(stretches: readonly Stretch[], ts: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.from ?? 0) <= ts) low = middle + 1;
    else high = middle;
  }
  const last = stretches[low - 1];
  if (!last) return 0;
  return last.lostBefore + ((Math.min(ts, last.to) - last.from) / (last.to - last.from)) * last.lost;
}
