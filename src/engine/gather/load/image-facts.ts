export interface ImageFacts {
  /** Where it is in the document, as Lighthouse writes it. */
  readonly path: string;
  /** No text can jump when it arrives: it has no address to come from, or nothing is written in what leaves the flow with it. */
  readonly movesNothing: boolean;
  /** The `src` of the page itself, at most 75 characters of it; empty when it has none. */
  readonly src: string;
}

/** Runs in the page: what Lighthouse does not say of its images (those in shadow trees apart, which it asks nothing of). */
export function imageFacts(): ImageFacts[] {
  const pathOf = (image: Node): string => {
    const steps: string[] = [];
    for (let at: Node | null = image; at?.parentNode; at = at.parentNode) {
      let index = 0;
      for (let before = at.previousSibling; before; before = before.previousSibling)
        if (before.nodeType !== Node.TEXT_NODE || before.nodeValue?.trim()) index += 1;
      steps.unshift(`${index},${at.nodeName}`);
    }
    return steps.join(',');
  };
  // A script that waits keeps the address under a name of its own (data-src, data-lazy, data-original).
  const isAddress = ({ name, value }: Attr): boolean =>
    /^(?:src|srcset)$|^data-.*(?:src|lazy|original|image|url)/.test(name) &&
    !['', '#'].includes(value.trim());
  const isAddressed = (image: HTMLImageElement): boolean => {
    const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
    return [image, ...sources].some((one) => [...one.attributes].some(isAddress));
  };
  const boxOutOfFlow = (image: Element): HTMLElement | null => {
    for (let at = image.parentElement; at; at = at.parentElement)
      if (/^(?:absolute|fixed)$/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  // A whole page may be positioned: what is written in the same box moves as it would in the flow.
  const isAlone = (image: Element): boolean => {
    const box = boxOutOfFlow(image);
    if (!box || box === document.body) return false;
    return (
      !box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      !/\p{L}/u.test(String(Reflect.get(box, 'innerText') ?? ''))
    );
  };
  return [...document.querySelectorAll('img')].map((image) => {
    const src = image.getAttribute('src') ?? '';
    return {
      path: pathOf(image),
      movesNothing: !isAddressed(image) || isAlone(image),
      src: src.length > 75 ? `${src.slice(0, 74)}…` : src,
    };
  });
}
