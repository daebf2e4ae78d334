import { hoverRules, selectorsOf } from './hover-rules.ts';

/** What the visitor does to a control: the pointer lies over it, or it has the focus of the keyboard. */
export type ControlState = 'hover' | 'focus';

/** One selector of a rule that changes how what it designates is painted in a state. */
export interface StateRule {
  readonly state: ControlState;
  readonly selector: string;
  /** What it designates, without the states. */
  readonly target: string;
}

const states = /:(?:hover|focus(?:-within|-visible)?)(?![\w-])/g;
const painted =
  /^(?:color|background|background-(?:color|image)|opacity|-webkit-text-fill-color|filter|--.+)$/;
/** States that only last while a button is pressed, or that are asked for not to be. */
const leftOut = /::|:(?:active|disabled)\b|:not\([^)]{0,80}:(?:hover|focus)/;

const repaints = (style: CSSStyleDeclaration): boolean =>
  Array.from(style).some((name) => painted.test(name)) || style.background !== '';

/** Selectors that repaint in a state, in the order of the sheets; `deadline` as of `hoverRules`. */
export function stateRules(foreignSheets: readonly string[], deadline: number): StateRule[] {
  const found: StateRule[] = [];
  for (const { selectorText, style } of hoverRules(foreignSheets, deadline, states)) {
    if (!repaints(style)) continue;
    for (const text of selectorsOf(selectorText)) {
      const selector = text.trim();
      const [first] = selector.match(states) ?? [];
      if (!first || leftOut.test(selector)) continue;
      const state = selector.includes(':hover') ? 'hover' : 'focus';
      found.push({ state, selector, target: bare(selector) });
    }
  }
  return found;
}

/** What the pointer lies over when the rules about `:hover` apply: their selectors up to the end of that compound, no states. */
export const hoveredCompounds = (rules: readonly StateRule[]): string[] => [
  ...new Set(
    rules.flatMap(({ selector }) => {
      const parts = /^.*?:hover(?![\w-])[^\s>+~]*/.exec(selector);
      return parts ? [bare(parts[0])] : [];
    }),
  ),
];

/** A whole selector that was nothing but a state designates any element. */
const bare = (selector: string): string => selector.replace(states, '') || '*';
