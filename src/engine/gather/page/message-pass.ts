import type { Described, PageTools } from './describe-element.ts';

interface MessageGlobals {
  constatTools: PageTools;
  constatMessages?: {
    readonly noted: { readonly element: Element; readonly told: Described }[];
    readonly at: number;
  };
}

/** Runs in our isolated world: notes the messages in sight, beside those noted before. Changes nothing. */
export function noteMessages(): void {
  const world = globalThis as unknown as MessageGlobals;
  const { describe, isSeen } = world.constatTools;
  const messages =
    '[role=status],[role=alert],[role=alertdialog],[aria-live=polite],[aria-live=assertive],' +
    ':is([class*=toast],[class*=snackbar],[class*=flash-message],[class*=notification]):not(body,html)';
  // Words of waiting go when what is awaited comes.
  const waiting = /charg|load|patient|wait|progress|spinner|skeleton|cookie|consent/i;
  world.constatMessages ??= { noted: [], at: performance.now() };
  const { noted } = world.constatMessages;
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

/** Source of the same for documents to come: a message of a few seconds is gone when the load is over. */
export const earlyMessages = (tools: () => void): string => `if (window.top === window)
  addEventListener('DOMContentLoaded', () => setTimeout(() => { (${tools.toString()})(); (${noteMessages.toString()})(); }, 1_000));`;

/** Milliseconds worth waiting for before it is asked which have gone: none where no message is in sight. */
export function messageWait(): number {
  const { constatMessages } = globalThis as unknown as MessageGlobals;
  const watchedMs = 5_500;
  if (!constatMessages || constatMessages.noted.length === 0) return 0;
  return Math.max(0, watchedMs - (performance.now() - constatMessages.at));
}

/** The messages noted that are gone by now: taken out, hidden or emptied. */
export function vanishedMessages(): Described[] {
  const { constatTools, constatMessages } = globalThis as unknown as MessageGlobals;
  return (constatMessages?.noted ?? [])
    .filter(
      ({ element }) =>
        !element.isConnected || !constatTools.isSeen(element) || (element.textContent ?? '').trim() === '',
    )
    .map(({ told }) => told);
}
