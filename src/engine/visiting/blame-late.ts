import { setTimeout as pause } from 'node:timers/promises';
import { blamedPage, type MachineState } from '../blame/blame.ts';
import { treeBusyMs } from '../browser/processor-times.ts';
import type { WireSight } from '../browser/wire-log.ts';
import { aroundOf } from '../gather/load/load-trust.ts';

/** The last sign of life of a visiting process. */
export interface Beat {
  /** Of `performance.now()`. */
  readonly at: number;
  readonly sight: WireSight;
  /** The whole document came, or it failed. */
  readonly isWhole: boolean;
}

/** A process that beats every second and was not heard for so long is not the page’s doing. */
const deafMs = 8_000;
const lookMs = 1_000;
/** Two ticks of /proc: what a browser that waits for nothing uses in a second. */
const idleMs = 20;

const flowMs = 2_000;
/** On any machine that many bytes are read in the time of a page: a server that sent fewer was not waiting for us. */
const slowBytes = 5_000_000;

/** The server still sends the document, after all that time: it is what has no end. */
const isEndless = ({ sight, isWhole }: Beat): boolean =>
  !isWhole && sight.view === 'receiving' && sight.quietMs < flowMs;

/** How a process works: milliseconds of processor its tree had during a while. */
export type WorkProbe = (processId: number) => Promise<number>;

const workOf: WorkProbe = async (processId) => {
  const before = treeBusyMs(processId);
  await pause(lookMs);
  return treeBusyMs(processId) - before;
};

/**
 * Why a visit did not end in time, judged before its process is killed: a silent process is ours, and so is a browser that
 * does nothing while nothing is awaited; a page at work without end, or one that waits for its server, is the site’s.
 */
export async function blameLate(
  processId: number,
  beat: Beat | null,
  machine: () => MachineState,
  /** One thread of the page worked for all the time it was given. */
  isEndlessWork: boolean,
  work: WorkProbe = workOf,
): Promise<ReturnType<typeof blamedPage>> {
  if (!beat || performance.now() - beat.at > deafMs)
    return blamedPage(
      { browser: 'killed', wire: 'unasked', machine: 'fit' },
      'the visiting process is silent',
    );
  const around = aroundOf(beat.sight, machine);
  if (isEndless(beat)) {
    const isItsPace = beat.sight.bytes < slowBytes;
    return blamedPage({ browser: 'no-answer', ...around, ...(isItsPace && { machine: 'fit' }) });
  }
  if (isEndlessWork) return blamedPage({ browser: 'at-work', ...around });
  const isAtWork = beat.sight.waiting || (await work(processId)) > idleMs;
  return blamedPage({ browser: isAtWork ? 'no-sign' : 'stuck', ...around });
}

/** Why a visiting process has no browser. */
export const blameMissing = (machine: MachineState, told: string): ReturnType<typeof blamedPage> =>
  blamedPage({ browser: 'missing', wire: 'unasked', machine }, told);
