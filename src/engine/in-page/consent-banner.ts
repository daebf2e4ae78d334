import { consentManagers } from '#reference/consent-managers.ts';
import type { ConsentBanner, ConsentButton } from '../artifacts.ts';
import { lookOf } from './button-look.ts';
import { buttonsIn, type FoundButton } from './consent-buttons.ts';
import { overlayByWords } from './consent-overlay.ts';
import { foldedText, seenText } from './consent-texts.ts';
import { kindOf } from './consent-vocabulary.ts';
import { plainWords, wordsOf } from './control-words.ts';
import { queryDeep } from './deep-query.ts';
import { roundBoxOf, selectorOf, snippetOf } from './describe.ts';
import { isPressable } from './is-seen.ts';

const noBanner: ConsentBanner = {
  found: false,
  manager: '',
  selector: '',
  text: '',
  box: null,
  buttons: [],
  prechecked: [],
  unticked: 0,
};

/**
 * The first layer of a consent banner in this frame: by the known roots of consent managers, else a box laid over the page
 * that speaks of cookies and has a button, or something that is pressed like one. Button words are those of
 * rules/REFERENCE §3.3.
 */
export function readBanner(): ConsentBanner {
  const known = rootOfManager();
  const root = known?.root ?? overlayByWords();
  const manager = known?.manager ?? '';
  if (!root) return { ...noBanner, manager };
  const scope: ParentNode = root.shadowRoot ?? root;
  const buttons = buttonsIn(scope);
  const text = root.shadowRoot ? plainWords(root.shadowRoot.textContent ?? '') : seenText(root);
  const folded = foldedText(scope);
  return {
    found: buttons.length > 0 || isPressable(root),
    manager,
    selector: selectorOf(root),
    text: text.slice(0, 4_000),
    box: roundBoxOf(root),
    buttons: buttons.map(buttonOf),
    ...boxesIn(scope),
    ...(folded !== '' && { folded }),
  };
}

function rootOfManager(): { readonly manager: string; readonly root: Element } | null {
  for (const [manager, selector] of consentManagers) {
    const root = queryDeep(document, selector).find(
      (element) => isPressable(element) || element.shadowRoot !== null,
    );
    if (root) return { manager, root };
  }
  return null;
}

function buttonOf({ element, text, byHand }: FoundButton): ConsentButton {
  return {
    kind: kindOf(text),
    text,
    selector: selectorOf(element),
    snippet: snippetOf(element),
    box: roundBoxOf(element),
    fontSizePx: Number.parseFloat(getComputedStyle(element).fontSize) || 0,
    ...lookOf(element, wordsOf),
    ...(byHand && { byHand }),
  };
}

/** Boxes of purposes that a visitor can tick: the names of those ticked beforehand, and how many are not. */
function boxesIn(scope: ParentNode): Pick<ConsentBanner, 'prechecked' | 'unticked'> {
  const boxes = queryDeep(scope, 'input[type=checkbox], [role=switch], [role=checkbox]').filter(
    (element) =>
      (element as HTMLInputElement).disabled !== true && element.getAttribute('aria-disabled') !== 'true',
  );
  const isTicked = (element: Element) =>
    (element as HTMLInputElement).checked === true || element.getAttribute('aria-checked') === 'true';
  const nameOf = (element: Element) =>
    wordsOf((element as HTMLInputElement).labels?.[0] ?? element).slice(0, 200) || 'case sans étiquette';
  return {
    unticked: boxes.filter((element) => !isTicked(element)).length,
    prechecked: boxes.filter(isTicked).map(nameOf).slice(0, 30),
  };
}
