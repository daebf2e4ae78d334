import type { Moves } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import { fillRightly, isShut } from '../page/fill-form-pass.ts';
import { noteWindows } from '../page/focus-pass.ts';
import { listForms, readFormErrors, sendWrongly } from '../page/form-errors-pass.ts';
import { evaluateMain, type Tab } from '../tab.ts';
import type { GuardedRequest, RequestGuard } from './request-guard.ts';
import { runInPage } from './run-in-page.ts';

const formLimit = 2;
/** Time a form has to say what is wrong. */
const answerMs = 350;

/** What has said and asked nothing by then may be slow, or pretend to be at work. */
const patienceMs = 900;

/**
 * What no request guard sees: sockets already open, and workers that ask by themselves. They are refused and counted, and
 * what boxes of the browser say is noted.
 */
const silence = `globalThis.constatOrders = { refused: 0, said: [] };
for (const owner of ['WebSocket', 'RTCDataChannel', 'Worker', 'ServiceWorker']) {
  const method = owner.endsWith('Worker') ? 'postMessage' : 'send';
  if (globalThis[owner]?.prototype?.[method])
    globalThis[owner].prototype[method] = () => { globalThis.constatOrders.refused += 1; };
}
for (const name of ['alert', 'confirm', 'prompt']) {
  const box = globalThis[name];
  globalThis[name] = (...words) => {
    globalThis.constatOrders.said.push(String(words[0] ?? '').slice(0, 200));
    return box?.(...words);
  };
}
(${noteWindows.toString()})();`;

/** What the page did since the last question by ways that no request shows. */
const orders = `(() => { const { refused, said } = globalThis.constatOrders;
  const opened = globalThis.constatWindows.length;
  globalThis.constatOrders = { refused: 0, said: [] }; globalThis.constatWindows.length = 0;
  return { refused: refused + opened, said }; })()`;

interface Orders {
  readonly refused: number;
  readonly said: readonly string[];
}

/** Anything but the fonts, styles and plain pictures that an answer may be dressed with. */
const mayTell = ({ type, url }: GuardedRequest): boolean =>
  !/^(?:Font|Stylesheet|Media)$/.test(type) && !(type === 'Image' && !url.includes('?'));
const isSending = ({ type, method }: GuardedRequest): boolean =>
  type === 'Document' || (method !== 'GET' && type !== 'Ping');

/** No filling of its fields enables the button that sends it; what asks a server meanwhile may wait for its answer. */
async function staysShut(tab: Tab, at: number, guard: RequestGuard): Promise<boolean> {
  const from = guard.requests.length;
  if (!(await runInPage(tab, fillRightly, at))) return false;
  await usefulPause(tab.clock, answerMs);
  return !guard.requests.slice(from).some(mayTell) && (await runInPage(tab, isShut, at, true));
}

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
    const wasShut = await runInPage(tab, isShut, at, false);
    const from = guard.requests.length;
    await runInPage(tab, sendWrongly, at);
    await usefulPause(tab.clock, answerMs);
    const early = await runInPage(tab, readFormErrors, at);
    const isQuiet = () => !guard.requests.slice(from).some(mayTell);
    const isAnswered = early !== null && (early.native || early.messages.length > 0);
    if (!isAnswered && isQuiet()) await usefulPause(tab.clock, patienceMs);
    const { refused, said } = await evaluateMain<Orders>(tab, orders);
    const late = (await runInPage(tab, readFormErrors, at)) ?? early;
    if (!late) continue;
    const { leaves, ...errors } = late;
    const asked = leaves || refused > 0 || !isQuiet();
    const sent = guard.requests.slice(from).some(isSending);
    const shut = wasShut && (await staysShut(tab, at, guard));
    found.push({
      ...errors,
      answers: [...errors.answers, ...said],
      sent,
      asked,
      ...(shut && { shut: true as const }),
    });
  }
  return found;
}
