import type { ConsentButton } from '../artifacts.ts';

/** How a button is drawn against what is around it. `textOf` gives the words of an element. */
export function lookOf(button: Element, textOf: (element: Element) => string): Pick<ConsentButton, 'look'> {
  /** Red, green, blue and alpha, all of them 0–255, of what a colour of any space is painted as. */
  function paintedAs(colour: string): number[] {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return [];
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  /** Red, green and blue of a colour that hides what is under it; null for all others. */
  function solid(colour: string): number[] | null {
    const [red = 0, green = 0, blue = 0, alpha] = paintedAs(colour);
    return alpha === 255 ? [red, green, blue] : null;
  }

  /** It, or a part drawn before or after it, has a ground, an edge or a shadow. */
  function isPainted(element: Element): boolean {
    const isNone = (colour: string) => paintedAs(colour)[3] === 0;
    return [null, '::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part);
      if (part !== null && /^(?:none|normal)$/.test(style.content)) return false;
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && !isNone(style[`border${side}Color`]),
      );
      const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
      return (
        edges ||
        outlined ||
        style.backgroundImage !== 'none' ||
        style.boxShadow !== 'none' ||
        !isNone(style.backgroundColor)
      );
    });
  }

  const own = solid(getComputedStyle(button).backgroundColor);
  if (own) {
    let around: number[] | null = null;
    for (let up = button.parentElement; up && !around; up = up.parentElement)
      around = solid(getComputedStyle(up).backgroundColor);
    const under = around ?? [255, 255, 255];
    const apart = own.reduce((sum, channel, at) => sum + Math.abs(channel - (under[at] ?? 0)), 0);
    return apart > 100 ? { look: 'filled' } : {};
  }
  // What holds nothing else may be drawn as the button.
  const said = textOf(button);
  const same = [button, ...button.querySelectorAll('*')];
  for (let up = button.parentElement; up && textOf(up) === said; up = up.parentElement) same.push(up);
  return same.some(isPainted) ? {} : { look: 'bare' };
}
