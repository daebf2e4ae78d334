import { type Described, describe } from './describe.ts';
import { numberOf } from './element-numbers.ts';
import { keepSight } from './in-sight.ts';
import { isSeen } from './is-seen.ts';
import { unfoldsInPlace } from './opener-code.ts';
import { languages, madeByHand, risky, saysMenu, toggles } from './opener-words.ts';

/** Something that seems to open a closed part of the page. */
interface Opener extends Described {
  readonly name: string;
  /** Its number in the present view; −1: not there. */
  readonly index: number;
}

interface Candidate {
  readonly element: HTMLElement;
  readonly name: string;
  readonly index: number;
  /** Pressed first: the lowest. */
  readonly rank: number;
}

const declared =
  'details:not([open])>summary:first-of-type,[aria-expanded=false],button[aria-controls],[role=button][aria-controls],' +
  '[aria-haspopup]:not([aria-haspopup=false],[aria-expanded=true]),button[popovertarget],button[commandfor],' +
  '[role=tab][aria-selected=false],:is([data-bs-toggle],[data-toggle]):is(button,a,[role=button]),button';
const plain = ':is(a:not([href]),div,span):is([class],[id])';
const emptyLinks = 'a[href="#"],a[href="#!"],a[href^="javascript:" i]';
const languageChoice =
  '[class*=lang i],[class*=locale i],[data-lang],[data-language],[data-locale],[hreflang]';
const apart =
  '[class*=cookie i],[id*=cookie i],[class*=consent i],[id*=consent i],[id*=tarteaucitron],[id*=axeptio],[id*=didomi],[id*=onetrust],[class*=carousel i],[class*=slider i],[class*=swiper i],[contenteditable]';
const mostCandidates = 200;
/** Of those built alike. */
const mostAlike = 2;

let openers: readonly HTMLElement[] = [];

export const openerAt = (at: number): HTMLElement | undefined => openers[at];

/**
 * What opens closed parts, and nothing whose name says that it buys, sends, erases, leaves, plays, shares, changes consent or
 * prints. What names a closed window comes first, then the first of each kind, in document order; last, those whose code alone says it. At most two of those built
 * alike, and only those whose numbers are in `among` where it is given. `closed` counts everything that might open something,
 * tabs left out.
 */
export function listOpeners(
  limit: number,
  among: readonly number[] | null,
): { openers: Opener[]; closed: number } {
  const candidates = listCandidates(among);
  const kept = [...candidates].sort((a, b) => a.rank - b.rank).slice(0, limit);
  openers = kept.map(({ element }) => element);
  // What was in sight in another window says nothing of this one.
  keepSight(null);
  const mayOpen =
    ':is(button,[role=button],summary,a[href="#"]):not([role=tab],:disabled,[type=submit]:is(form *))';
  const closed = [...document.querySelectorAll(mayOpen)].filter(
    (element) => isSeen(element) && !element.matches('form button:not([type])'),
  );
  const others = candidates.filter(({ element }) => !element.matches('[role=tab]'));
  return {
    openers: kept.map(({ element, name, index }) => ({
      ...describe(element),
      name: name === '' ? 'élément sans nom' : name,
      index,
    })),
    closed: new Set([...closed, ...others.map(({ element }) => element)]).size,
  };
}

function listCandidates(among: readonly number[] | null): Candidate[] {
  const counts = new Map<string, number>();
  const candidates: Candidate[] = [];
  const namesWindow = windowNamer();
  // A window waits somewhere in the page: one of its buttons opens it.
  const holdsWindow = closedWindows('').some((window) => !window.closest(apart));
  const all = `${declared},${emptyLinks},${plain},label[for]`;
  for (const element of document.querySelectorAll<HTMLElement>(all)) {
    if (candidates.length >= mostCandidates) break;
    if (!mayBePressed(element)) continue;
    const isInside = () => candidates.some(({ element: holder }) => holder.contains(element));
    const isTold = opens(element, holdsWindow, isInside);
    if (!isTold && !saysInCode(element)) continue;
    const name = nameOf(element);
    if (isForbidden(element, name)) continue;
    const kind = `${isTold} ${kindOf(element)}`;
    const count = counts.get(kind) ?? 0;
    const index = numberOf(element) ?? -1;
    if (count >= mostAlike || (among && !among.includes(index))) continue;
    counts.set(kind, count + 1);
    candidates.push({ element, name, index, rank: namesWindow(element) ? 0 : (isTold ? 1 : 3) + count });
  }
  return candidates;
}

/** In sight, neither off nor open already, no field, nothing that sends or leads to another page. */
function mayBePressed(element: HTMLElement): boolean {
  // Every block of the page: its name is asked before anything of how it is drawn.
  if (element.matches(plain) && !element.matches(declared) && !isNamedSo(element)) return false;
  if (!isSeen(element)) return false;
  if (element.matches(':disabled,[aria-disabled=true],[aria-expanded=true],input,select,textarea'))
    return false;
  const sends = element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null;
  if (sends || element.getAttribute('popovertargetaction') === 'hide') return false;
  const address = element.closest('a')?.getAttribute('href');
  return !address || /^(?:#|javascript:)/i.test(address);
}

/** `isInside`: it stands in another opener. */
function opens(element: HTMLElement, holdsWindow: boolean, isInside: () => boolean): boolean {
  if (!element.matches(declared))
    return element.matches(emptyLinks)
      ? isNamedSo(element) || saysMenu.test(nameOf(element))
      : isToggle(element, isInside);
  if (element.localName !== 'button' || element.matches('[aria-expanded],[aria-controls],[aria-haspopup]'))
    return true;
  if (element.matches('[popovertarget],[commandfor],[role=tab],[data-bs-toggle],[data-toggle]')) return true;
  // A header has buttons for little else.
  if (element.closest('header,nav,[role=banner],[role=navigation]') && !element.closest('form')) return true;
  if (holdsWindow && !element.closest('form,[role=dialog],dialog')) return true;
  return toggles.test(element.className) || toggles.test(element.id) || saysMenu.test(nameOf(element));
}

/** No name of it says that it opens something; its own attribute does, written in full. */
const saysInCode = (element: HTMLElement): boolean =>
  element.localName === 'button' && unfoldsInPlace(element.getAttribute('onclick') ?? '');

const isNamedSo = ({ className, id }: HTMLElement) => madeByHand.test(className) || madeByHand.test(id);

/** A small thing to press, alone in its place: neither a holder of controls nor a part of one. */
function isToggle(element: HTMLElement, isInside: () => boolean): boolean {
  if (element instanceof HTMLLabelElement) {
    if (!element.control?.matches('[type=checkbox]')) return false;
    if (!isNamedSo(element) && !madeByHand.test(element.htmlFor)) return false;
  }
  const { width, height } = element.getBoundingClientRect();
  const controls = 'a[href],button,input,select,textarea,summary,[role=button]';
  return (
    !isInside() &&
    width <= 100 &&
    height <= 100 &&
    getComputedStyle(element).cursor === 'pointer' &&
    !element.querySelector(controls) &&
    !element.parentElement?.closest(`${controls},label`)
  );
}

/** It does what nobody asked for, stands in a banner or a carousel, or chooses a language. */
function isForbidden(element: HTMLElement, name: string): boolean {
  const words = `${name} ${element.id} ${element.getAttribute('title') ?? ''} ${element.getAttribute('name') ?? ''}`;
  if (risky.test(words) || element.closest(apart)) return true;
  // A language, chosen: the page becomes another one, and nothing unfolds.
  const isOfLanguage =
    languages.test(name) ||
    element.matches(languageChoice) ||
    element.parentElement?.matches(languageChoice) === true;
  return isOfLanguage && !element.matches('summary,[aria-expanded],[aria-haspopup]');
}

/** The same for those built alike. */
function kindOf(element: HTMLElement): string {
  const around = element.parentElement;
  return `${element.localName}.${element.className} ${around?.localName}.${around?.className} ${element.getAttribute('role') ?? ''}`;
}

/** Windows that are not shown now; `having`: an attribute they must have. */
function closedWindows(having: '' | '[id]'): Element[] {
  const kinds = ['[role=dialog]', '[role=alertdialog]', having === '' ? 'dialog:not([open])' : 'dialog'];
  const selector = kinds.map((kind) => `${kind}${having}`).join(',');
  return [...document.querySelectorAll(selector)].filter((window) => !isSeen(window));
}

/** Tells what names a closed window of the page. */
function windowNamer(): (element: Element) => boolean {
  const ids = closedWindows('[id]').map(({ id }) => id);
  return (element) => {
    if (element.getAttribute('aria-haspopup') === 'dialog') return true;
    const said = ['aria-controls', 'data-bs-target', 'data-target', 'href', 'commandfor', 'onclick'];
    const words = said.map((name) => element.getAttribute(name) ?? '').join(' ');
    return ids.some((id) => words.split(/[^\w-]+/).includes(id));
  };
}

/** What it is called, by its label, its own text or its title; 80 characters at most. */
function nameOf(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '');
  const text = [element.getAttribute('aria-label'), labels.join(' '), element.textContent];
  const found = text.find((one) => one && one.trim() !== '') ?? element.getAttribute('title') ?? '';
  return found.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
}
