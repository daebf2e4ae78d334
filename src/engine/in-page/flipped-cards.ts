/** Tells the backs of cards: they show no face to the reader, nor does anything drawn on them. Holds while nothing turns. */
export function flippedCardTest(): (element: Element) => boolean {
  const turned = new Map<Element, boolean>();
  const isFlipped = (element: Element): boolean => {
    const known = turned.get(element);
    if (known !== undefined) return known;
    const { backfaceVisibility } = getComputedStyle(element);
    const around = element.parentElement;
    const answer =
      (backfaceVisibility === 'hidden' && planeOf(element).m33 < 0) || (around !== null && isFlipped(around));
    turned.set(element, answer);
    return answer;
  };
  return isFlipped;
}

/** Where the plane of the element lies, with those that turn together with it. */
function planeOf(element: Element): DOMMatrix {
  const { transform, rotate } = getComputedStyle(element);
  const turn = /^(?:([xyz]) |(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) )?(-?[\d.]+)deg$/.exec(rotate);
  const [, axis = '', x, y, z, angle = '0'] = turn ?? [];
  const [alongX, alongY] = [Number(x ?? (axis === 'x' ? 1 : 0)), Number(y ?? (axis === 'y' ? 1 : 0))];
  const alongZ = Number(z ?? (/^[xy]$/.test(axis) ? 0 : 1));
  const own = new DOMMatrix()
    .rotateAxisAngle(alongX, alongY, alongZ, Number(angle))
    .multiply(new DOMMatrix(transform));
  const around = element.parentElement;
  return around && getComputedStyle(around).transformStyle === 'preserve-3d'
    ? planeOf(around).multiply(own)
    : own;
}
