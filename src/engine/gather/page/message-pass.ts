import type { Described, PageTools } from './describe-element.ts';

interface MessageGlobals {
  constatTools: PageTools;
  constatMessages?: {
    readonly noted: readonly { readonly element: Element; readonly told: Described }[];
    readonly at: number;
  };
}

/** Runs in our isolated world after the load: notes the messages in sight. Changes nothing. */
export function noteMessages(): void {
  const world = globalThis as unknown as MessageGlobals;
  const { describe, isSeen } = world.constatTools;
  const messages =
    '[role=status],[role=alert],[role=alertdialog],[aria-live=polite],[aria-live=assertive],' +
    ':is([class*=toast],[class*=snackbar],[class*=flash-message],[class*=notification]):not(body,html)';
  // Words of waiting go when what is awaited comes.
  const waiting = /charg|load|patient|wait|progress|spinner|skeleton|cookie|consent/i;
  const noted = [...document.querySelectorAll(messages)]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const text = (element.textContent ?? '').trim();
      // What is for screen readers alone is a pixel wide.
      const isRead = isSeen(element) && width >= 20 && height >= 8 && text.length >= 8;
      return isRead && !waiting.test(`${text} ${element.getAttribute('class')} ${element.id}`);
    })
    .slice(0, 10)
    .map((element) => ({ element, told: describe(element) }));
  world.constatMessages = { noted, at: performance.now() };
}

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
