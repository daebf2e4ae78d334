import { setTimeout as delay } from 'node:timers/promises';

/** Node’s codes of a connection that ends, and SQLSTATEs of a server that stops, moves, is full or is no longer the first. */
const lostCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08\d{3}|57P0\d|53\d{3}|25006|58030)$/;

/** What the driver and its pool say without a code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether the database was away: the same work is worth trying again, and nothing is known of a commit under way. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && lostCodes.test(String(error.code))) return true;
  if (lostWords.test(error.message) || isLostConnection(error.cause)) return true;
  return error instanceof AggregateError && error.errors.some(isLostConnection);
}

const firstPauseMs = 50;
const longestPauseMs = 1000;
const defaultPatienceMs = 30_000;

/**
 * Does the work again while the database is away, for `patienceMs` at most (about a restart of it). The work must bear
 * being done twice: its commit may have gone through.
 * @throws what the work throws, when it is something else or the time is over.
 */
export async function retryWhenLost<Result>(
  work: () => Promise<Result>,
  patienceMs = defaultPatienceMs,
): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isLostConnection(error) || performance.now() + pauseMs > end) throw error;
    }
    await delay(pauseMs);
  }
}
