import type { JourneyFailure, JourneyStep, Typed } from '#contract/journey/journey.ts';
import { dangerOf } from '../../address/journey-dangers.ts';
import { hearPage, type PageTraffic } from '../page-traffic.ts';
import type { Tab } from '../tab.ts';
import { filterJourneyRequests, type JourneyRequestFilter } from './journey-request-filter.ts';
import { setWindow } from './recorded-window.ts';
import {
  askControl,
  askDefault,
  askFocused,
  findElement,
  frameOf,
  isSignedOut,
  typesSecret,
} from './step-element.ts';
import { waitForElements } from './wait-for-element.ts';

export interface JourneyOrder {
  readonly steps: readonly JourneyStep[];
  /** Host with port: nothing leaves it. */
  readonly host: string;
  /** By name: what is typed into fields of secrets. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Of all steps together, useful milliseconds. */
  readonly limitMs: number;
  /** It signs in: its form is sent whatever its button is called, and what follows may take its time. */
  readonly signsIn?: boolean;
  /** Asked before each step; false ends the journey there. */
  readonly before?: (at: number) => Promise<boolean>;
  /** Told of each step before it is made. */
  readonly onBegin?: (at: number, step: JourneyStep) => void;
  /** Told of each step that was made, while the page shows what came of it. */
  readonly onStep?: (at: number) => Promise<void>;
}

/** Where a journey stopped; null: all its steps were made. */
export type JourneyStop = { readonly at: number; readonly failure: JourneyFailure } | null;

/** What a step ends with when it cannot be made; never a text of the browser, which may quote what was typed. */
class StepFailed extends Error {
  readonly failure: JourneyFailure;
  constructor(failure: JourneyFailure) {
    super(failure);
    this.failure = failure;
  }
}

const pollMs = 100;
const settledMs = { idleMs: 500, timeoutMs: 5_000 };

/** Makes the steps one after the other, in a tab that is watched. Rejects only when the browser is gone. */
export async function replayJourney(
  tab: Tab,
  { steps, host, secrets, limitMs, signsIn = false, before, onBegin, onStep }: JourneyOrder,
): Promise<JourneyStop> {
  const traffic = await hearPage(tab.page);
  const filter = await filterJourneyRequests(tab, host);
  const endsAt = tab.clock.now() + limitMs;
  try {
    // A page in the background would not be told of keys.
    await tab.cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    for (const [at, step] of steps.entries()) {
      if (step.type === 'close') break;
      if (before && !(await before(at))) return { at, failure: 'act-refused' };
      onBegin?.(at, step);
      const failure =
        tab.clock.now() > endsAt ? 'late' : await makeStep({ tab, filter, traffic, secrets, signsIn }, step);
      if (failure) return { at, failure };
      // A sign-in that failed is told by its own check; a page where a password is still to be typed is meant.
      const isKnown = signsIn || steps.slice(at).some(typesSecret);
      if (!isKnown && (await isSignedOut(tab.page, step))) return { at, failure: 'signed-out' };
      await onStep?.(at);
    }
    if (!signsIn) filter.allow('reading');
    await traffic.untilQuiet(settledMs);
    const failure = filter.refused();
    return failure && { at: steps.length - 1, failure };
  } finally {
    await traffic.end();
    await filter.release();
  }
}

const ignore = () => null;

interface Making {
  readonly tab: Tab;
  readonly filter: JourneyRequestFilter;
  readonly traffic: PageTraffic;
  readonly secrets: Readonly<Record<string, string>>;
  readonly signsIn: boolean;
}

async function makeStep(making: Making, step: JourneyStep): Promise<JourneyFailure | null> {
  const { filter, traffic } = making;
  if (!making.signsIn) filter.allow('reading');
  traffic.forgetStatus();
  // Armed before the act: a fast page would have gone already.
  const arrived = step.navigates ? arrival(making, step.timeoutMs) : null;
  const failure = await act(making, step).then(ignore, failureOf);
  const refused = filter.refused();
  if (refused) return refused;
  // The element may be gone with its page before the act is told to be over.
  if (failure !== null && !(arrived && failure === 'act-failed')) return failure;
  return (await arrived) ?? filter.refused();
}

function failureOf(error: Error): JourneyFailure {
  if (error instanceof StepFailed) return error.failure;
  return error.name === 'TimeoutError' ? 'element-missing' : 'act-failed';
}

/** Waits for the next document, or for the filter to refuse it. */
async function arrival({ tab, filter, traffic }: Making, timeout: number): Promise<JourneyFailure | null> {
  const came = tab.page.waitForNavigation({ timeout, waitUntil: 'load' }).then(
    (): JourneyFailure | null => (isError(traffic) ? 'http-error' : null),
    (): JourneyFailure => 'no-navigation',
  );
  const end = new AbortController();
  const refused = untilRefused(filter, end.signal);
  try {
    return await Promise.race([came, refused]);
  } finally {
    end.abort();
  }
}

const isError = (traffic: PageTraffic): boolean => (traffic.status() ?? 200) >= 400;

async function untilRefused(
  filter: JourneyRequestFilter,
  signal: AbortSignal,
): Promise<JourneyFailure | null> {
  while (!signal.aborted) {
    const refused = filter.refused();
    if (refused) return refused;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return null;
}

async function act(making: Making, step: JourneyStep): Promise<void> {
  const { tab } = making;
  const { page } = tab;
  const { timeoutMs } = step;
  switch (step.type) {
    case 'setViewport':
      return setWindow(tab, step);
    case 'navigate': {
      await page.goto(step.url, { timeout: timeoutMs, waitUntil: 'load' }).catch(() => {
        throw new StepFailed('no-answer');
      });
      if (isError(making.traffic)) throw new StepFailed('http-error');
      return;
    }
    case 'keyDown':
      if (/^(?:Enter|Space| )$/.test(step.key)) press(making, await askDefault(page));
      else if (/^[!-~]$/.test(step.key) && (await askFocused(page)).isSecret)
        throw new StepFailed('secret-plain');
      return page.keyboard.down(step.key === ' ' ? 'Space' : (step.key as 'Enter'));
    case 'keyUp':
      return page.keyboard.up(step.key === ' ' ? 'Space' : (step.key as 'Enter'));
    case 'emulateNetworkConditions':
    case 'close':
      return;
    default:
      return actOn(making, step);
  }
}

type OnElement = Extract<
  JourneyStep,
  { readonly type: 'click' | 'doubleClick' | 'hover' | 'change' | 'scroll' | 'waitForElement' }
>;

async function actOn(making: Making, step: OnElement): Promise<void> {
  const { tab, secrets } = making;
  const { timeoutMs } = step;
  const frame = await frameOf(tab.page, step);
  if (!frame) throw new StepFailed('frame-missing');
  if (step.type === 'waitForElement') {
    if (!(await waitForElements(frame, step))) throw new StepFailed('element-missing');
    return;
  }
  if (step.type === 'scroll' && step.selectors === null) {
    await frame.evaluate((x, y) => window.scroll(x, y), step.x, step.y);
    return;
  }
  const element = await findElement(frame, step.selectors ?? [], timeoutMs);
  const located = element.asLocator().setTimeout(timeoutMs);
  if (step.type === 'scroll') await element.evaluate((box, x, y) => box.scroll(x, y), step.x, step.y);
  else if (step.type === 'hover') await located.hover();
  else if (step.type === 'change') {
    const { isSecret } = await askControl(element);
    if (isSecret && 'text' in step.value) throw new StepFailed('secret-plain');
    await located.fill(textOf(step.value, secrets));
  } else {
    const { name, pays } = await askControl(element);
    press(making, pays ? `${name} payer` : name);
    const { offsetX: x, offsetY: y } = step;
    const offset = x !== undefined && y !== undefined ? { offset: { x, y } } : {};
    await located.click({ ...offset, button: step.button, count: step.type === 'doubleClick' ? 2 : 1 });
  }
}

/** What may be sent by pressing that. @throws StepFailed when it must not be pressed */
function press({ filter, signsIn }: Making, name: string): void {
  const danger = dangerOf(name);
  if (danger === 'refused') throw new StepFailed('act-refused');
  filter.allow(danger === 'sends' && !signsIn ? 'reading' : 'forms');
}

function textOf(value: Typed, secrets: Making['secrets']): string {
  if ('text' in value) return value.text;
  const secret = secrets[value.secret];
  if (secret === undefined) throw new StepFailed('secret-missing');
  return secret;
}
