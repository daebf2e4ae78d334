import type { LoadTrust } from '../../artifacts.ts';
import type { MachineState } from '../../blame/blame.ts';
import type { MachineTimes } from '../../browser/machine-clock.ts';
import type { WireSight, WireView } from '../../browser/wire-log.ts';

/**
 * How far the times of a load can be believed. From what its threads had of the processors before and after it: of the
 * time they waited, the part that others’ work had in the machine’s is blamed on them; the rest is the audit’s own,
 * on any machine. Where the kernel does not tell, from what the page’s main thread lost (µs) of its work.
 */
export function loadTrust(
  before: MachineTimes | null,
  after: MachineTimes | null,
  main: { readonly lost: number; readonly worked: number } | null,
): LoadTrust {
  if (!before || !after) {
    if (!main) return { share: 1, source: 'none' };
    return { share: shareOf(main.worked - main.lost, main.lost), source: 'thread-clock' };
  }
  const busy = after.busyMs - before.busyMs;
  const ours = Math.min(busy, after.auditMs - before.auditMs);
  const othersShare = busy > 0 ? 1 - ours / busy : 0;
  const lost = (after.waitedMs - before.waitedMs) * othersShare;
  return { share: shareOf(after.ranMs - before.ranMs, lost), source: 'kernel' };
}

const shareOf = (ran: number, lost: number) =>
  ran + lost > 0 ? Math.round((1_000 * ran) / (ran + lost)) / 1_000 : 1;

/** How long the audit’s threads were ready and had no processor between two moments, µs; null where the kernel does not tell. */
export const waitedBetween = (before: MachineTimes | null, after: MachineTimes | null): number | null =>
  before && after ? (after.waitedMs - before.waitedMs) * 1e3 : null;

/** A server that says nothing for so long says nothing: what comes is received by the kernel, however busy the machine. */
const silenceMs = 10_000;

/** The wire of a host, and the machine as far as it matters for what the wire tells. */
export function aroundOf(
  { view, quietMs }: WireSight,
  machine: () => MachineState,
): { readonly wire: WireView; readonly machine: MachineState } {
  const isProved = (view === 'silent' || view === 'connecting') && quietMs >= silenceMs;
  return { wire: view, machine: isProved ? 'fit' : machine() };
}

/** Below it a page had less than half of what it wanted: being late is no fault of its. */
const fitShare = 0.5;

/** Whether others at work on the machine left enough of it since then; what nobody can tell is fit. */
export const machineSince = (before: MachineTimes | null, after: MachineTimes | null): MachineState =>
  loadTrust(before, after, null).share < fitShare ? 'starved' : 'fit';
