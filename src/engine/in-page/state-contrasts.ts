import { ratioOfLuminances } from '../shared/colour.ts';
import { isLargeText } from '../shared/large-text.ts';
import { colourOf, luminanceOf, over } from './colours.ts';
import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { groundUnder } from './state-ground.ts';
import { type ControlState, hoveredCompounds, stateRules } from './state-rules.ts';

/** A text of a control that styles repaint in a state. */
export interface StateText extends Described {
  readonly state: ControlState;
  /** Selectors that repaint it in that state, 200 characters at most. */
  readonly rule: string;
  /** How many elements the state is given to: `stateElement(at, 0)` and on. */
  readonly forced: number;
}

/** How the text is painted at this moment. */
export interface PaintedText {
  readonly ratio: number;
  /** 24 px, or bold and 18.66 px. */
  readonly large: boolean;
}

interface Known {
  readonly holder: Element;
  readonly state: ControlState;
  /** Selectors that repaint it in that state. */
  readonly rules: Set<string>;
  readonly forced: readonly Element[];
}

const mostTexts = 16;
const mostElements = 60;
const controls =
  'a[href],button,input:not([type=hidden],[type=checkbox],[type=radio],[type=range],[type=color],[type=file],[type=image]),textarea,select,summary,[role=button],[role=link],[role=tab],[role=menuitem]';

let known: Known[] = [];

/** Texts of links, buttons and fields that rules repaint in a state: one of each look and rule, 16 at most. */
export function listStateTexts(foreignSheets: readonly string[], stretch: number): StateText[] {
  const deadline = performance.now() + 250 * stretch;
  const rules = stateRules(foreignSheets, deadline);
  const compounds = hoveredCompounds(rules);
  const looks = new Set<string>();
  known = [];
  for (const { state, selector, target } of rules)
    for (const holder of holdersOf(target)) {
      if (performance.now() > deadline) return told();
      const same = known.find((one) => one.holder === holder && one.state === state);
      same?.rules.add(selector);
      const look = `${state}|${target}|${lookOf(holder)}`;
      const control = holder.closest(controls);
      if (same || looks.has(look) || !control || known.length >= mostTexts) continue;
      looks.add(look);
      if (!mayBeUsed(control) || !isSeen(holder, { largerThanPx: 4 })) continue;
      const forced = state === 'focus' ? [control] : hoveredAround(holder, control, compounds);
      known.push({ holder, state, rules: new Set([selector]), forced });
    }
  return told();
}

const told = (): StateText[] =>
  known.map(({ holder, state, rules, forced }) => ({
    ...describe(holder),
    state,
    rule: [...rules].join(', ').slice(0, 200),
    forced: forced.length,
  }));

function lookOf(element: Element): string {
  const { color, fontSize, backgroundColor } = getComputedStyle(element);
  return [color, fontSize, backgroundColor].join('|');
}

/** What of a control carries words, in what the rule designates. */
function holdersOf(target: string): Element[] {
  try {
    const elements = [...document.querySelectorAll(target)].slice(0, mostElements);
    return elements.flatMap((element) =>
      [element, ...element.querySelectorAll('*')]
        .filter((inner) => hasWords(inner) && inner.closest(controls))
        .slice(0, 2),
    );
  } catch {
    // A selector this browser cannot query designates nothing.
    return [];
  }
}

function hasWords(element: Element): boolean {
  if (element.matches('textarea,select,input')) return element.matches(controls);
  return [...element.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]{2}/u.test(child.nodeValue ?? ''),
  );
}

/** WCAG asks nothing of what cannot be used. */
const mayBeUsed = (control: Element): boolean =>
  control.closest(':disabled,[aria-disabled=true],[inert],[aria-hidden=true]') === null;

/** All around the words that some rule paints otherwise under the pointer, which lies over all of them at once. */
function hoveredAround(holder: Element, control: Element, compounds: readonly string[]): Element[] {
  const around: Element[] = [];
  for (let step: Element | null = holder; step && step !== document.body; step = step.parentElement) {
    const element = step;
    if (element === control || compounds.some((compound) => matches(element, compound))) around.push(element);
  }
  return around.slice(0, 8);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** An element that the state of a text is given to. */
export const stateElement = (at: number, place: number): Element | null => known[at]?.forced[place] ?? null;

/** Brings a text to the middle of the window, where what lies behind it can be asked for. */
export function bringStateText(at: number): PaintedText | null {
  known[at]?.holder.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return paintedText(at);
}

/** The contrast of a text as it is painted at this moment; null where styles alone cannot tell. */
export function paintedText(at: number): PaintedText | null {
  const holder = known[at]?.holder;
  if (!holder?.isConnected || !isSeen(holder)) return null;
  const style = getComputedStyle(holder);
  const fill = style.webkitTextFillColor;
  const ink = colourOf(fill && fill !== 'currentcolor' ? fill : style.color);
  const ground = groundUnder(holder);
  // Letters without a colour of their own are hidden on purpose, or drawn by something else.
  if (!ink || !ground || ink[3] === 0 || (style.textShadow !== 'none' && style.textShadow !== ''))
    return null;
  return {
    ratio: ratioOfLuminances(luminanceOf(over(ink, ground)), luminanceOf(ground)),
    large: isLargeText(style),
  };
}
