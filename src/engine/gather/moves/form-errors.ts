import type { Moves } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import { listForms, readFormErrors, sendWrongly } from '../page/form-errors-pass.ts';
import { evaluateMain, type Tab } from '../tab.ts';
import type { RequestGuard } from './request-guard.ts';
import { runInPage } from './run-in-page.ts';

const formLimit = 2;
/** Time a form has to say what is wrong. */
const answerMs = 350;

/** What no request guard sees: sockets already open, and workers that ask by themselves. */
const silence = `for (const owner of ['WebSocket', 'RTCDataChannel', 'Worker', 'ServiceWorker']) {
  const method = owner.endsWith('Worker') ? 'postMessage' : 'send';
  if (globalThis[owner]?.prototype?.[method]) globalThis[owner].prototype[method] = () => undefined;
}`;

/**
 * RGAA 11.10: forms sent with wrong input, so that they say what is wrong. Before the first one the page is cut from
 * the network at three places (its requests, its sockets, our proxy): nothing leaves. Has to be the last move.
 */
export async function formErrors(
  tab: Tab,
  guard: RequestGuard,
  closeNetwork: () => void,
): Promise<NonNullable<Moves['formErrors']>> {
  const count = await runInPage(tab, listForms, formLimit);
  if (count === 0) return [];
  guard.closeAll();
  closeNetwork();
  await evaluateMain(tab, `${silence}; 0`);
  const found: NonNullable<Moves['formErrors']>[number][] = [];
  for (let at = 0; at < count; at += 1) {
    const from = guard.requests.length;
    await runInPage(tab, sendWrongly, at);
    await usefulPause(tab.clock, answerMs);
    const errors = await runInPage(tab, readFormErrors, at);
    const sent = guard.requests
      .slice(from)
      .some(({ type, method }) => type === 'Document' || (method !== 'GET' && type !== 'Ping'));
    if (errors) found.push({ ...errors, sent });
  }
  return found;
}
