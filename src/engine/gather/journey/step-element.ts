import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { Locator } from 'puppeteer-core';
import type { JourneyStep, Selectors } from '#contract/journey/journey.ts';

/** What a control says of itself before it is pressed or filled, 300 characters a text at most. */
export interface ControlSays {
  readonly name: string;
  /** It takes a password, a code or a card. */
  readonly isSecret: boolean;
  /** The form it sends asks for a card. */
  readonly pays: boolean;
}

const escaped = (text: string): string => text.replaceAll(/['"()\\]/g, '\\$&');

function partOf(text: string): string {
  if (text.startsWith('aria/')) return `::-p-aria(${escaped(text.slice(5))})`;
  if (text.startsWith('xpath/')) return `::-p-xpath(${escaped(text.slice(6))})`;
  if (text.startsWith('text/')) return `::-p-text(${escaped(text.slice(5))})`;
  if (text.startsWith('pierce/')) return `:scope >>> ${text.slice(7)}`;
  return text.startsWith('css/') ? text.slice(4) : text;
}

/** A way of a recording as Puppeteer reads it: `>>>>` goes down into a shadow root. */
export const selectorOf = (way: readonly string[]): string => way.map(partOf).join(' >>>> ');

const pollMs = 100;

/** The frame a step is made in, once the page has it there; null when it has none in time. */
export async function frameOf(page: Page, step: JourneyStep): Promise<Frame | null> {
  const endsAt = performance.now() + step.timeoutMs;
  for (;;) {
    const frame = frameNow(page, step);
    if (frame || performance.now() > endsAt) return frame;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** Whether a step types a password or a code. */
export const typesSecret = (step: JourneyStep): boolean => step.type === 'change' && 'secret' in step.value;

/** The frame of a step as the page stands. */
export function frameNow(page: Page, step: JourneyStep): Frame | null {
  const path = 'frame' in step ? step.frame : [];
  let frame: Frame | undefined = page.mainFrame();
  for (const index of path) frame = frame?.childFrames()[index];
  return frame ?? null;
}

/** Waits for the first of the alternatives that is there. @throws TimeoutError of Puppeteer */
export async function findElement(
  frame: Frame,
  selectors: Selectors,
  timeoutMs: number,
): Promise<ElementHandle<Element>> {
  const ways = selectors.map((way) => frame.locator(selectorOf(way)) as unknown as Locator<Element>);
  return (await Locator.race(ways).setTimeout(timeoutMs).waitHandle()) as ElementHandle<Element>;
}

/** Runs in the page. */
function readControl(element: Element): ControlSays {
  const control = element.closest('a,button,input,select,textarea,[role]') ?? element;
  const field = control as HTMLInputElement;
  const { form } = field;
  const filled = `${field.getAttribute('autocomplete') ?? ''} ${field.type ?? ''}`;
  const isButton = /^(?:submit|button|image|reset)$/.test(field.type ?? '');
  const labelled = control.getAttribute('aria-label') ?? '';
  const shown = control.textContent ?? '';
  return {
    name: `${labelled} ${shown} ${isButton ? field.value : ''} ${control.getAttribute('title') ?? ''}`.slice(
      0,
      300,
    ),
    isSecret: /\b(?:password|current-password|new-password|one-time-code|cc-[a-z-]+)\b/.test(filled),
    pays: form?.querySelector?.('[autocomplete^="cc-"]') != null,
  };
}

export const askControl = (element: ElementHandle<Element>): Promise<ControlSays> =>
  element.evaluate(readControl);

/** What the control that has the focus says of itself; nothing where none has. */
export async function askFocused(page: Page): Promise<ControlSays> {
  const handle = await page.evaluateHandle(() => {
    let active = document.activeElement;
    while (active) {
      const inside = active.shadowRoot ?? (active as HTMLIFrameElement).contentDocument;
      const next = inside?.activeElement;
      if (!next) break;
      active = next;
    }
    return active;
  });
  const element = handle.asElement() as ElementHandle<Element> | null;
  try {
    return element ? await askControl(element) : { name: '', isSecret: false, pays: false };
  } finally {
    await handle.dispose();
  }
}

/** Runs in the page: what Enter would press there, by its name; empty: nothing. */
function readDefault(): string {
  const active = document.activeElement as HTMLInputElement | null;
  const own = /^(?:BUTTON|A)$/.test(active?.tagName ?? '') ? (active?.textContent ?? '') : '';
  const form = active?.form ?? null;
  const button = form?.querySelector<HTMLInputElement>('button:not([type]),[type=submit],[type=image]');
  const pays = form?.querySelector('[autocomplete^="cc-"]') ? 'payer' : '';
  return `${own} ${button ? `${button.textContent} ${button.value} ${button.ariaLabel ?? ''}` : ''} ${pays}`.slice(
    0,
    300,
  );
}

export const askDefault = (page: Page): Promise<string> => page.evaluate(readDefault);

/** Whether the page asks for a password where the step led to another one when it was recorded: the site forgot who one is. */
export async function isSignedOut(page: Page, step: JourneyStep): Promise<boolean> {
  const wanted = step.leadsTo ?? (step.type === 'navigate' ? URL.parse(step.url)?.pathname : undefined);
  if (wanted === undefined) return false;
  const asks = (path: string) =>
    location.pathname !== path &&
    [...document.querySelectorAll('input[type="password"]')].some((field) => field.checkVisibility());
  return page.evaluate(asks, wanted).catch(() => false);
}
