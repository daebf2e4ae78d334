const ownStops =
  'input:is([type=date],[type=time],[type=datetime-local],[type=month],[type=week]),video[controls],audio[controls]';

/** Tab stops several times inside it: parts of a date, buttons of a player, what a closed shadow tree holds. */
export const hasInnerStops = (element: Element): boolean =>
  element.matches(ownStops) || (element.localName.includes('-') && !element.shadowRoot);

/** What has the focus, in shadow trees too. */
export function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Gives the focus as the keyboard does, without scrolling. */
export function giveFocus(element: HTMLElement): void {
  // `focusVisible` is not in the types of the compiler yet.
  const options: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
  element.focus(options);
}
