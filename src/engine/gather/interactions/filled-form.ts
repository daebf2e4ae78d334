import type { FilledForm, FormErrors } from '../../artifacts.ts';
import { usefulPause } from '../../browser/useful-clock.ts';
import { saysSent } from '../../derive/text/says-sent.ts';
import { inOwnWorld, inPage } from '../in-page.ts';
import type { Tab } from '../tab.ts';
import { mayCarryMessage } from './may-carry-message.ts';
import type { RequestGuard } from './request-guard.ts';

/** Scripts that believe in what was written enable the button by then. */
const believedMs = 100;
const stepMs = 300;
/** What is said before it is sent is sent by then. */
const afterwardsMs = 900;

type Refusal = Pick<FormErrors, 'native' | 'invalidFields' | 'markedInvalid' | 'messages'>;

/**
 * Sends a form that says nowhere where it sends, filled as a person would, once nothing can leave the page any more. It is looked
 * at until it says that the message left, asks something, or `until` (useful time) is over: some scripts wait to seem at work.
 * Null: nothing was pressed.
 */
export async function sendFilled(
  tab: Tab,
  at: number,
  guard: RequestGuard,
  until: number,
): Promise<FilledForm | null> {
  if (!(await inPage(tab).mayBePressed(at)) || !(await inPage(tab).fillRightly(at))) return null;
  await usefulPause(tab.clock, believedMs);
  const from = guard.requests.length;
  await inOwnWorld(tab).takeSilencedEffects();
  await inPage(tab).pressFilled(at);
  let seen: FilledForm = { answers: [], asked: false, refused: false };
  let end = until;
  do {
    await usefulPause(tab.clock, stepMs);
    const errors = await inPage(tab).readFormErrors(at);
    const effects = await inOwnWorld(tab).takeSilencedEffects();
    const left =
      errors?.leaves === true || effects.refused > 0 || guard.requests.slice(from).some(mayCarryMessage);
    seen = {
      answers: [...new Set([...seen.answers, ...(errors?.answers ?? []), ...effects.said])],
      asked: seen.asked || left,
      refused: errors !== null && refuses(errors),
    };
    if (end === until && seen.answers.some(saysSent)) end = Math.min(until, tab.clock.now() + afterwardsMs);
  } while (!seen.asked && tab.clock.now() < end);
  return seen;
}

/** All was filled: fields that lack something were emptied since, as after a sending, and what is said of them is no refusal. */
const refuses = ({ native, invalidFields, markedInvalid, messages }: Refusal): boolean =>
  invalidFields === 0 && (native || markedInvalid > 0 || messages.some(({ text }) => !saysSent(text)));
