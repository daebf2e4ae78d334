import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange } from '../network-log.ts';

const stepMs = 100;

/** Asks again until the answer is neither null nor false, an error being no answer; null when the time is over. */
export async function waitFor<Value>(
  ask: () => Promise<Value | null | false>,
  timeoutMs: number,
  everyMs = stepMs,
): Promise<Value | null> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer !== false) return answer;
    if (Date.now() >= end) return null;
    await sleep(everyMs);
  }
}

/** Until nothing new has been asked for a moment: tags start one another, so the silence has to last. */
export async function waitForQuiet(
  exchanges: readonly Exchange[],
  quietMs = 600,
  maxMs = 3_000,
): Promise<void> {
  const end = Date.now() + maxMs;
  let seen = exchanges.length;
  let since = Date.now();
  while (Date.now() < end && Date.now() - since < quietMs) {
    await sleep(stepMs);
    if (exchanges.length === seen) continue;
    seen = exchanges.length;
    since = Date.now();
  }
}
