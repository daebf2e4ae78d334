import { type MachineLoad, readMachineLoad } from './machine-load.ts';

/** Whether this machine can bear one more audit, and whether it bears those it has. Asked about once a second. */
export interface Admission {
  /** How many of the free places may be filled now. */
  places(running: number, free: number): number;
  /** One of the running audits must go back to the queue: all starve. */
  mustGiveBack(running: number): boolean;
  /** An audit failed here for a reason of ours: another worker may take it first. */
  failed(): void;
}

export interface AdmissionSetup {
  /** A worker that has had no audit for so long takes one, however busy the machine. 0: every audit is taken. */
  readonly patienceMs: number;
  readonly load?: () => MachineLoad;
  readonly nowMs?: () => number;
}

/** An audit’s engine, one visiting process and its browser. */
const auditBytes = 1_000_000_000;
const busyWaiting = 0.6;
const busyQueue = 1.5;
const stalledMuch = 0.1;
/** What an audit just taken weighs is seen after that. */
const settleMs = 5_000;
const failedMs = 3_000;
const starvedWaiting = 0.9;
const starvedQueue = 4;
/** Without a pause: a heavy page is no reason. */
const starvedMs = 60_000;

/** Admits by pressure: processors and memory, as far as the kernel tells. Keeps in mind when it was asked what. */
export function createAdmission({
  patienceMs,
  load = readMachineLoad,
  nowMs = () => performance.now(),
}: AdmissionSetup): Admission {
  let idleSince = nowMs();
  let takenAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let starvedSince: number | null = null;
  let known = 0;

  return {
    places(running, free) {
      const now = nowMs();
      if (running > known) takenAt = now;
      if (running > 0) idleSince = now;
      known = running;
      if (patienceMs === 0) return free;
      if (free === 0 || now - failedAt < failedMs) return 0;
      if (running === 0 && now - idleSince >= patienceMs) return 1;
      if (now - takenAt < settleMs) return 0;
      return isBusy(load()) ? 0 : 1;
    },
    mustGiveBack(running) {
      const now = nowMs();
      if (patienceMs === 0 || running === 0) starvedSince = null;
      else if (!isStarved(load(), running)) starvedSince = null;
      else starvedSince ??= now;
      if (starvedSince === null || now - starvedSince < starvedMs) return false;
      // The next one has as long to be better off.
      starvedSince = null;
      return true;
    },
    failed() {
      if (patienceMs > 0) failedAt = nowMs();
    },
  };
}

function isBusy({ waiting, queue, stalled, freeBytes }: MachineLoad): boolean {
  return (waiting >= busyWaiting && queue >= busyQueue) || stalled >= stalledMuch || freeBytes < auditBytes;
}

/** For want of processors one audit of several goes; for want of memory the last one too. */
function isStarved({ waiting, queue, stalled }: MachineLoad, running: number): boolean {
  return stalled >= stalledMuch || (running > 1 && waiting >= starvedWaiting && queue >= starvedQueue);
}
