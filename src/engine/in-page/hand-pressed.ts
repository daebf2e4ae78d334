/**
 * Of those elements, the ones that are no control, yet are pressed like
 * a button to choose: short words of a choice, and a handler written in the page, the hand cursor, or (unless `surely`)
 * the class and the drawing of a button. Handlers that scripts add are not seen from here.
 */
export function handPressed(
  elements: readonly Element[],
  textOf: (element: Element) => string,
  isChoice: (text: string) => boolean,
  surely: boolean,
): Element[] {
  const longest = 60;
  /** Of what the hand cursor is given to as one: a row of buttons, not a whole banner that any click closes. */
  const longestRow = 100;
  const real =
    'a, button, summary, select, textarea, option, [contenteditable], [role=button], [role=link], [role=tab], [role=checkbox], [role=switch], [role=radio], [role=menuitem], [role=option], [role=combobox]';
  const named = /btn|button|bouton|\bcta\b|accept|allow|agree|refus|reject|deny|declin/i;

  function isDrawn({
    backgroundColor,
    backgroundImage,
    borderTopStyle,
    borderTopWidth,
  }: CSSStyleDeclaration) {
    const hasGround = !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor);
    const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    return hasGround || hasEdge || backgroundImage !== 'none';
  }

  /** The press is its own, or of a row that it stands in. */
  function hasHand(element: Element): boolean {
    let row: Element | null = null;
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement)
      if (up.hasAttribute('onclick') || getComputedStyle(up).cursor === 'pointer') row = up;
      else break;
    return row !== null && textOf(row).length <= longestRow;
  }

  function strengthOf(element: Element): number {
    const style = getComputedStyle(element);
    if (style.pointerEvents === 'none') return 0;
    if (element.hasAttribute('onclick')) return 3;
    if (element.matches('h1, h2, h3, h4, h5, h6')) return 0;
    if (hasHand(element)) return 2;
    const names = `${element.id} ${element.getAttribute('class') ?? ''}`;
    return !surely && named.test(names) && isDrawn(style) ? 1 : 0;
  }

  const found = elements.flatMap((element) => {
    if (!(element instanceof HTMLElement) || (element.textContent ?? '').length > 400) return [];
    if (element.closest(real) || element.querySelector(`${real}, input`)) return [];
    const label = element.closest('label');
    if (label?.control) return [];
    const text = textOf(element);
    if (text === '' || text.length > longest || !isChoice(text)) return [];
    const strength = strengthOf(element);
    return strength > 0 ? [{ element, text, strength }] : [];
  });
  return found.flatMap((one) => {
    const isLess = found.some((other) => {
      if (other === one) return false;
      const holds = one.element.contains(other.element);
      if (holds && other.text !== one.text) return true;
      if (other.text !== one.text || !(holds || other.element.contains(one.element))) return false;
      // The same words in one another: the surest, then what has the hand as a whole, or is drawn as the button.
      if (other.strength !== one.strength) return other.strength > one.strength;
      return one.strength === 1 ? holds : !holds;
    });
    return isLess ? [] : [one.element];
  });
}
