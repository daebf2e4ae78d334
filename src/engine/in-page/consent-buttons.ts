import { isChoice } from './consent-vocabulary.ts';
import { wordsOf } from './control-words.ts';
import { queryDeep } from './deep-query.ts';
import { handPressed } from './hand-pressed.ts';
import { isPressable } from './is-seen.ts';

/** What can be pressed in a banner. */
export interface FoundButton {
  readonly element: Element;
  /** 200 characters at most. */
  readonly text: string;
  /** No control of HTML: the keyboard may not reach it. */
  readonly byHand: boolean;
}

export const controls = 'button, a, input[type=button], input[type=submit], [role=button]';
const dead = 'a:not([href], [tabindex], [role])';
const mostLookedAt = 2_000;
const mostButtons = 30;

/** Buttons in sight of a banner, controls first, then what is pressed like them. */
export function buttonsIn(root: ParentNode): FoundButton[] {
  const inSight = queryDeep(root, '*').slice(0, mostLookedAt).filter(isPressable);
  const pressed = handPressed(inSight, wordsOf, isChoice, false);
  return [...queryDeep(root, controls).filter(isPressable), ...pressed]
    .map((element) => ({ element, text: wordsOf(element).slice(0, 200) }))
    .filter(({ text }) => text !== '')
    .map((button) => ({
      ...button,
      byHand: !button.element.matches(controls) || button.element.matches(dead),
    }))
    .slice(0, mostButtons);
}
