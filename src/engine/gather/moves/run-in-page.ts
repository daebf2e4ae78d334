import { inTime } from '../../browser/in-time.ts';
import type { UsefulClock } from '../../browser/useful-clock.ts';
import { installBringing } from '../page/bring-tools.ts';
import { installTools } from '../page/describe-element.ts';
import { evaluateIsolated, type Tab } from '../tab.ts';

/** Calls a self-contained function in our isolated world with plain values. */
export function runInPage<Given extends readonly unknown[], Value>(
  tab: Tab,
  fn: (...given: Given) => Value,
  ...given: Given
): Promise<Awaited<Value>> {
  const values = given.map((value) => JSON.stringify(value)).join(', ');
  return evaluateIsolated<Awaited<Value>>(tab, `(${fn.toString()})(${values})`);
}

/** Puts the shared helpers where the other functions find them. */
export async function prepareMoves(tab: Tab): Promise<void> {
  await evaluateIsolated(tab, `(${installTools.toString()})(); (${installBringing.toString()})(); 0`);
}

/** Declarations under which nothing moves, and what is animated is at its end (`animation: none` would be before its beginning). */
export const still =
  'transition:none!important;animation-duration:0s!important;animation-delay:0s!important;animation-iteration-count:1!important';

/** Adds a style sheet that no policy of the page forbids; the answer takes it away. */
export async function addSheet(tab: Tab, text: string): Promise<() => Promise<void>> {
  await evaluateIsolated(
    tab,
    `(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(text)});
      globalThis.constatSheet = sheet;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; })()`,
  );
  return async () => {
    await evaluateIsolated(
      tab,
      `(() => { document.adoptedStyleSheets =
        document.adoptedStyleSheets.filter((sheet) => sheet !== globalThis.constatSheet); })()`,
    );
  };
}

/** Holds the page still until it is left. */
export async function holdStill(tab: Tab, text: string): Promise<void> {
  await addSheet(tab, text);
  await evaluateIsolated(tab, 'globalThis.constatStillness = globalThis.constatSheet; 0');
}

/** Lets a page that is held still move by itself meanwhile. */
export async function whileMoving<Value>(tab: Tab, act: () => Promise<Value>): Promise<Value> {
  const still = (on: boolean) =>
    evaluateIsolated(
      tab,
      `if (globalThis.constatStillness) globalThis.constatStillness.disabled = ${!on}; getComputedStyle(document.documentElement).color`,
    );
  await still(false);
  try {
    return await act();
  } finally {
    await still(true);
  }
}

/** Runs one check; null when it fails or is late by useful time. What it cost goes to the journal. */
export async function tryMove<Value>(
  name: string,
  { timeoutMs, clock }: { readonly timeoutMs: number; readonly clock: UsefulClock },
  timings: Record<string, number>,
  move: () => Promise<Value>,
): Promise<Value | null> {
  const began = performance.now();
  try {
    return await inTime(move(), timeoutMs, name, { clock });
  } catch {
    return null;
  } finally {
    timings[`moves.${name}`] = Math.round(performance.now() - began);
  }
}
