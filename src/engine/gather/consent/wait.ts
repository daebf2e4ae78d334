import { setTimeout as sleep } from 'node:timers/promises';
import type { UsefulClock } from '../../browser/useful-clock.ts';
import type { Exchange } from '../network-log.ts';

const stepMs = 100;

interface Timed {
  readonly clock: UsefulClock;
}

/**
 * Asks again until the answer is neither null nor false, an error being no answer; null when the useful time is over.
 */
export async function waitFor<Value>(
  { clock }: Timed,
  ask: () => Promise<Value | null | false>,
  timeoutMs: number,
  everyMs = stepMs,
): Promise<Value | null> {
  const end = clock.now() + timeoutMs;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    if (clock.now() >= end) return null;
    await sleep(everyMs);
  }
}

/** Until nothing new has been asked for a moment of useful time: tags start one another, so the silence has to last. */
export async function waitForQuiet(
  { clock }: Timed,
  exchanges: readonly Exchange[],
  quietMs = 600,
  maxMs = 3_000,
): Promise<void> {
  const end = clock.now() + maxMs;
  let seen = exchanges.length;
  let since = clock.now();
  while (clock.now() < end && clock.now() - since < quietMs) {
    await sleep(stepMs);
    if (exchanges.length === seen) continue;
    seen = exchanges.length;
    since = clock.now();
  }
}
