import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';

interface Noted {
  readonly element: Element;
  readonly told: Described;
}

interface Messages {
  readonly noted: Noted[];
  /** When they began to be noted, ms. */
  readonly at: number;
}

/**
 * What the script that comes before the page’s own (`early.ts`) noted. The one name that we leave in our isolated world: that
 * script is another than the one all else is called in.
 */
declare global {
  var constatEarly: Messages | undefined;
}

/** Notes the messages in sight, beside those noted before. Changes nothing. */
export function noteMessages(): void {
  const messages =
    '[role=status],[role=alert],[role=alertdialog],[aria-live=polite],[aria-live=assertive],' +
    ':is([class*=toast],[class*=snackbar],[class*=flash-message],[class*=notification]):not(body,html)';
  // Words of waiting go when what is awaited comes.
  const waiting = /charg|load|patient|wait|progress|spinner|skeleton|cookie|consent/i;
  globalThis.constatEarly ??= { noted: [], at: performance.now() };
  const { noted } = globalThis.constatEarly;
  const known = new Set(noted.map(({ element }) => element));
  const come = [...document.querySelectorAll(messages)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim();
      // What is for screen readers alone is a pixel wide.
      const isRead = isSeen(element) && width >= 20 && height >= 8 && text.length >= 8;
      return isRead && !waiting.test(`${text} ${element.getAttribute('class')} ${element.id}`);
    })
    .filter((element) => !known.has(element))
    .slice(0, 10 - noted.length)
    .map((element) => ({ element, told: describe(element) }));
  noted.push(...come);
}

/** Milliseconds worth waiting for before it is asked which have gone: none where no message is in sight. */
export function messageWait(): number {
  const watchedMs = 5_500;
  const { constatEarly: messages } = globalThis;
  if (!messages || messages.noted.length === 0) return 0;
  return Math.max(0, watchedMs - (performance.now() - messages.at));
}

/** The messages noted that are gone by now: taken out, hidden or emptied. */
export function vanishedMessages(): Described[] {
  return (globalThis.constatEarly?.noted ?? [])
    .filter(
      ({ element }) => !element.isConnected || !isSeen(element) || (element.textContent ?? '').trim() === '',
    )
    .map(({ told }) => told);
}
