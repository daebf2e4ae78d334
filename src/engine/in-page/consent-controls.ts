import { boxAboutCookies, choosing } from '#reference/consent-words.ts';
import { plainWords, wordsOf } from './control-words.ts';
import { queryDeep } from './deep-query.ts';
import { type RoundBox, roundBoxOf, selectorOf } from './describe.ts';
import { handPressed } from './hand-pressed.ts';
import { isPressable } from './is-seen.ts';

/** Anything on screen that a visitor could click. */
export interface Control {
  readonly text: string;
  readonly selector: string;
  readonly box: RoundBox;
  /** Following it leaves the page. */
  readonly leaves: boolean;
}

export type Wanted = Pick<Control, 'text' | 'box' | 'selector'>;

const pressables =
  'button, a, input[type=button], input[type=submit], [role=button], [onclick], summary, [id*=cookie i][tabindex]';
const namedAboutCookies = ['cookie', 'consent', 'rgpd', 'gdpr']
  .flatMap((name) => [`[id*=${name} i]`, `[class*=${name} i]`])
  .join(',');

const textOf = (element: Element) => wordsOf(element, element.getAttribute('title') ?? '').slice(0, 200);

function leaves(element: Element): boolean {
  const href = element.getAttribute('href')?.trim() ?? '';
  return element.localName === 'a' && href !== '' && !/^(?:#|javascript:)/i.test(href);
}

/** What is pressed like a control in panels of a banner: laid over the page, dialogs, or named after it. */
function pressedInPanels(): Element[] {
  const named = queryDeep(document, namedAboutCookies).filter((box) => !box.matches('html, body'));
  const laid = queryDeep(document, 'div, section, aside, dialog, form, footer').filter(
    (box) =>
      (box.matches('dialog, [role$=dialog]') || getComputedStyle(box).position === 'fixed') &&
      boxAboutCookies.test(box.textContent ?? ''),
  );
  const inside = new Set([...named, ...laid].flatMap((box) => [box, ...box.querySelectorAll('*')]));
  const inSight = [...inside].filter(isPressable).slice(0, 1_500);
  return handPressed(inSight, textOf, (text) => choosing.test(text), true);
}

/** The controls on screen in this frame, shadow trees included, and what is pressed like them in a box about cookies. */
export function listControls(): Control[] {
  const shown = queryDeep(document, pressables).filter(isPressable);
  const known = new Set(shown);
  const all = [...shown, ...pressedInPanels().filter((element) => !known.has(element))];
  return all.slice(0, 600).map((element) => ({
    text: textOf(element),
    selector: selectorOf(element, 1),
    box: roundBoxOf(element),
    leaves: leaves(element),
  }));
}

/**
 * The element that has these words at this place, null when it has moved; forms of the frame no longer send themselves.
 */
export function findControl(wanted: Wanted): Element | null {
  window.addEventListener('submit', (event) => event.preventDefault());
  const near = (a: number, b: number) => Math.abs(a - b) <= 3;
  const bears = (element: Element) => textOf(element) === plainWords(wanted.text);
  const controls = queryDeep(document, pressables).filter(isPressable).filter(bears);
  // What is no control is known by where it was seen.
  const named =
    controls.length > 0 ? controls : queryDeep(document, wanted.selector).filter(isPressable).filter(bears);
  const there = named.find((element) => {
    const box = roundBoxOf(element);
    return near(box.width, wanted.box.width) && near(box.x, wanted.box.x) && near(box.y, wanted.box.y);
  });
  // A banner that slides in has moved since it was seen: its words are enough when nothing else bears them.
  return there ?? (named.length === 1 ? (named[0] ?? null) : null);
}
