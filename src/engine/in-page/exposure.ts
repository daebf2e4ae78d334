import { isDrawn } from './is-seen.ts';
import type { WalkedElement } from './walk-elements.ts';

/** How people meet an element: by a screen reader, by the keyboard. */
export interface Exposure {
  readonly exposed: boolean;
  readonly focusable: boolean;
  readonly tabbable: boolean;
}

/** For one walk over the elements, asked once of each in the order of the walk: parents come before their children. */
export function openExposures(): (
  walked: WalkedElement,
  index: number,
  computed: CSSStyleDeclaration,
) => Exposure {
  const inert: boolean[] = [];
  const hiddenFromHelp: boolean[] = [];
  const exposures: boolean[] = [];
  return ({ element, parent }, index, computed) => {
    inert[index] = inert[parent] === true || element.hasAttribute('inert');
    hiddenFromHelp[index] = hiddenFromHelp[parent] === true || element.getAttribute('aria-hidden') === 'true';
    const drawn =
      computed.display === 'contents'
        ? exposures[parent] !== false && computed.visibility === 'visible'
        : isDrawn(element);
    const partOfShown = /^(?:option|optgroup|area|param|source|track)$/.test(element.localName);
    exposures[index] =
      !inert[index] && !hiddenFromHelp[index] && (partOfShown ? exposures[parent] === true : drawn);
    const tabIndex = (element as HTMLElement).tabIndex ?? -1;
    const focusable =
      takesFocus(element, tabIndex) && drawn && !inert[index] && !element.matches(':disabled');
    return {
      exposed: exposures[index] === true,
      focusable,
      tabbable: focusable && !(element.hasAttribute('tabindex') && tabIndex < 0),
    };
  };
}

function takesFocus(element: Element, tabIndex: number): boolean {
  // Chromium gives 0 to every anchor and media, yet without an address or controls they never take the focus.
  const idle = element.matches('a:not([href]),area:not([href]),:is(audio,video):not([controls])');
  return (
    (tabIndex >= 0 && !idle) ||
    element.hasAttribute('tabindex') ||
    (element as HTMLElement).isContentEditable === true ||
    (element.localName === 'summary' && element.parentElement?.localName === 'details')
  );
}
