import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './http-client.ts';

const pausesMs = [500, 1500];

/** Three tries in all for network errors and 5xx, half a second then 1.5 s apart; two for a timeout. Gives the last answer. */
export async function withRetries(
  attempt: () => Promise<Exchange>,
  signal: AbortSignal,
  sleep: (ms: number) => Promise<unknown> = (ms) => wait(ms, undefined, { signal }),
): Promise<Exchange> {
  let answer = await attempt();
  for (const [index, pauseMs] of pausesMs.entries()) {
    if (!isPassing(answer) || (answer.failure === 'timeout' && index > 0)) return answer;
    await sleep(pauseMs);
    answer = await attempt();
  }
  return answer;
}

/** Trying again may help. */
function isPassing({ failure, status }: Exchange): boolean {
  if (failure !== null) return ['dns', 'refused', 'timeout', 'other'].includes(failure);
  return status === 502 || status === 503 || status === 504 || status === 429;
}
