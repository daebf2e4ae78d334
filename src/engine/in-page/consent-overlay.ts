import { cookieNames, speakingOfCookies, storingCookies } from '#reference/consent-words.ts';
import { buttonsIn, controls } from './consent-buttons.ts';
import { kindOf } from './consent-vocabulary.ts';
import { wordsOf } from './control-words.ts';
import { queryDeep } from './deep-query.ts';
import { roundBoxOf } from './describe.ts';
import { isPressable } from './is-seen.ts';

const boxes = 'div, section, aside, dialog, form, footer, [role=dialog], [role=alertdialog]';
const longestBanner = 6_000;
/** Of a box where nothing but blocks can be pressed. */
const longestByHand = 3_000;

/**
 * A box laid over the page that speaks of cookies and has a button that accepts or refuses; else the first where something is
 * pressed like one. Null: no such box.
 */
export function overlayByWords(): Element | null {
  let byHand: Element | null = null;
  for (const element of queryDeep(document, boxes).filter(mayBeBanner)) {
    const text = wordsOf(element);
    if (text.length > longestBanner || !speakingOfCookies.test(text)) continue;
    const asking = buttonsIn(element).filter(({ text: said }) => /^(?:accept|refuse)$/.test(kindOf(said)));
    if (asking.some((button) => button.element.matches(controls))) return element;
    if (asking.length > 0 && asksByHand(element, text)) byHand ??= element;
  }
  return byHand;
}

function mayBeBanner(element: Element): boolean {
  const { position } = getComputedStyle(element);
  const laidOver = position === 'fixed' || position === 'sticky' || element.localName === 'dialog';
  const named = cookieNames.test(`${element.id} ${element.className}`);
  return (laidOver || named || element.getAttribute('role') === 'dialog') && isPressable(element);
}

/** Laid over the page or a strip at one of its ends, about what a site stores, and nothing to fill in. */
function asksByHand(box: Element, text: string): boolean {
  const fields = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select';
  if (text.length > longestByHand || !storingCookies.test(text)) return false;
  if (queryDeep(box, fields).some(isPressable)) return false;
  for (let up: Element | null = box; up && up !== document.body; up = up.parentElement)
    if (/^(?:fixed|sticky)$/.test(getComputedStyle(up).position) || up.matches('dialog, [role$=dialog]'))
      return true;
  const { x, y, width, height } = roundBoxOf(box);
  const end = document.documentElement.scrollHeight;
  const isStrip = x <= 40 && width >= innerWidth - 80 && height <= innerHeight / 2;
  return isStrip && (y <= 200 || y + height >= end - 200);
}
