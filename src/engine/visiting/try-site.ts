import type { TrialAnswer, TrialOrder } from '../ports/trial.ts';
import type { VisitPool } from '../ports/visit.ts';

/**
 * Signs in where the access says how, then opens a page or replays a journey once. After a sign-in the page is the one where
 * its sign was seen: it shows whether the session opens another browser.
 */
export async function trySite(order: TrialOrder, pool: VisitPool, signal: AbortSignal): Promise<TrialAnswer> {
  const entered = await pool.enter?.(signal);
  if (entered && entered.kind !== 'signed-in') return entered;
  const url = order.journey ? order.url : (entered?.session.address ?? order.url);
  return pool.trial({ ...order, url }, signal);
}
