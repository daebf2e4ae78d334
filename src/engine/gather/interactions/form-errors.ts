import type { Interactions } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import { saysSent } from '../../derive/text/says-sent.ts';
import { inOwnWorld, inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { sendFilled } from './filled-form.ts';
import { mayCarryMessage } from './may-carry-message.ts';
import type { GuardedRequest, RequestGuard } from './request-guard.ts';

const formLimit = 2;
/** Time a form has to say what is wrong. */
const answerMs = 350;

/** What has said and asked nothing by then may be slow, or pretend to be at work. */
const patienceMs = 900;

/** Longest time for all forms of a page that are filled with sound values and sent. */
const filledMs = 3_500;
/** Left to the drive, so that what was seen of forms is not lost with its end. */
const spareMs = 1_500;

const isSending = ({ type, method }: GuardedRequest): boolean =>
  type === 'Document' || (method !== 'GET' && type !== 'Ping');

interface FormTools {
  readonly tab: Tab;
  readonly guard: RequestGuard;
  /** Useful time at which the whole drive ends. */
  readonly until: number;
  /** Cuts the browser from the network until the next page. */
  closeNetwork(): void;
}

/** No filling of its fields enables the button that sends it; what asks a server meanwhile may wait for its answer. */
async function staysShut(tab: Tab, at: number, guard: RequestGuard): Promise<boolean> {
  const from = guard.requests.length;
  if (!(await inPage(tab).fillRightly(at))) return false;
  await usefulPause(tab.clock, answerMs);
  return !guard.requests.slice(from).some(mayCarryMessage) && (await inPage(tab).isShut(at, true));
}

/**
 * RGAA 11.10: forms sent with wrong input, so that they say what is wrong, then with sound values those that say nowhere
 * where they send. Before the first one the page is cut from the network at three places (its requests, its sockets, our
 * proxy): nothing leaves. Has to be the last interaction.
 */
export async function formErrors({
  tab,
  guard,
  until,
  closeNetwork,
}: FormTools): Promise<NonNullable<Interactions['formErrors']>> {
  const count = await inPage(tab).listForms(formLimit);
  if (count === 0) return [];
  guard.closeAll();
  closeNetwork();
  await inOwnWorld(tab).silencePage();
  const found: NonNullable<Interactions['formErrors']>[number][] = [];
  let leftMs = filledMs;
  for (let at = 0; at < count; at += 1) {
    const wasShut = await inPage(tab).isShut(at, false);
    const from = guard.requests.length;
    await inPage(tab).sendWrongly(at);
    await usefulPause(tab.clock, answerMs);
    const early = await inPage(tab).readFormErrors(at);
    const isQuiet = () => !guard.requests.slice(from).some(mayCarryMessage);
    const isAnswered = early !== null && (early.native || early.messages.length > 0);
    if (!isAnswered && isQuiet()) await usefulPause(tab.clock, patienceMs);
    const { refused, said } = await inOwnWorld(tab).takeSilencedEffects();
    const late = (await inPage(tab).readFormErrors(at)) ?? early;
    if (!late) continue;
    const { leaves, ...errors } = late;
    const asked = leaves || refused > 0 || !isQuiet();
    const sent = guard.requests.slice(from).some(isSending);
    const shut = wasShut && (await staysShut(tab, at, guard));
    const answers = [...errors.answers, ...said];
    const began = tab.clock.now();
    const isOpen = !asked && !wasShut && !answers.some(saysSent);
    const filled =
      isOpen && leftMs > 0 && began < until - 2 * spareMs
        ? await sendFilled(tab, at, guard, Math.min(began + leftMs, until - spareMs))
        : null;
    leftMs -= tab.clock.now() - began;
    found.push({ ...errors, answers, sent, asked, filled, ...(shut && { shut: true as const }) });
  }
  return found;
}
