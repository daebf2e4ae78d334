import { setTimeout } from 'node:timers/promises';

/**
 * Runs `work` and settles no earlier than `floorMs` after it began, so that the time of the answer does not tell
 * whether an address has an account.
 */
export async function withMinimumDuration<Result>(
  work: () => Promise<Result>,
  floorMs: number,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(floorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
