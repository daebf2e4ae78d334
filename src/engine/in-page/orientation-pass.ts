interface OrientationOutput {
  readonly textLength: number;
  readonly turned: boolean;
  readonly turnRequest: string;
}

/** Runs in our isolated world: how much can be read in this window, and whether the page lies on its side. */
export function orientationPass(): OrientationOutput {
  const body = document.body;
  if (!body) return { textLength: 0, turned: false, turnRequest: '' };
  // Text as laid out (`textContent` does not know what is shown).
  const read = (element: Element): string => String(Reflect.get(element, 'innerText') ?? '');
  const text = read(body).replaceAll(/\s+/g, ' ').trim();
  const isTurned = (element: Element | null): boolean => {
    if (!element) return false;
    const { transform, rotate } = getComputedStyle(element);
    if (/^-?(90|270)deg$/.test(rotate)) return true;
    const [a = 1, b = 0] = (/^matrix\(([^)]+)\)/.exec(transform)?.[1] ?? '1,0').split(',').map(Number);
    return Math.abs(a) < 0.01 && Math.abs(Math.abs(b) - 1) < 0.01;
  };
  const holders = [document.documentElement, body, ...body.children].filter(
    (element) =>
      element === document.documentElement || element === body || read(element).length > text.length * 0.8,
  );
  const asks =
    /(tourne[rz]|pivote[rz]|faites pivoter|rotate|turn|basculez?).{0,40}(appareil|[ée]cran|t[ée]l[ée]phone|tablette|mobile|device|phone|screen)/i;
  let turnRequest = '';
  for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight / 2)) {
    const words = read(element);
    const { width, height } = element.getBoundingClientRect();
    const covers = width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
    if (covers && words.length < 300 && asks.test(words))
      turnRequest = words.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  }
  return { textLength: text.length, turned: holders.some(isTurned), turnRequest };
}
