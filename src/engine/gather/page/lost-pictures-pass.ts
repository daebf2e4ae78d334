import type { ColourGlobals } from './colour-tools.ts';

/** What the load tells of its pictures, by address: those it knows the fate of, and those that nobody answered for. */
export interface PictureAnswers {
  readonly told: readonly string[];
  readonly unanswered: readonly string[];
}

/** Pictures of the page that were never received here. */
export interface LostPictures {
  /** Waits, a second at most, for those on their way whose place the element’s meets: some come once they are near. */
  arrive(element: Element): Promise<void>;
  /** One of them belongs behind one of these places of the element’s text, and nothing opaque stands between. */
  isBehind(element: Element, places: readonly DOMRect[]): boolean;
}

/** Keeps them in our isolated world for `findLostPictures`. */
export function keepAnswers(answers: PictureAnswers): void {
  (globalThis as { constatAnswers?: PictureAnswers }).constatAnswers = answers;
}

/**
 * Runs in our isolated world, after the pass over the elements: lists the images and the backgrounds that were never
 * received, and puts what tells of them where the other functions find it. An error of the server is what visitors get
 * too: such a picture is not lost.
 */
export function findLostPictures(): void {
  const leastSide = 32;
  const waitMs = 1_000;
  const world = globalThis as unknown as ColourGlobals & {
    constatIndexes?: Map<Element, number>;
    constatAnswers?: PictureAnswers;
    constatLost: LostPictures;
  };
  const { constatColours } = world;
  const told = new Set(world.constatAnswers?.told);
  const unanswered = new Set(world.constatAnswers?.unanswered);
  const seen = new Map<string, boolean>();

  /** The page holds it: it is there at once, or was never received. */
  function isHeld(url: string): boolean {
    const known = seen.get(url);
    if (known !== undefined) return known;
    const copy = new Image();
    copy.src = url;
    const held = copy.complete && copy.naturalWidth > 0;
    if (!copy.complete) copy.removeAttribute('src');
    seen.set(url, held);
    return held;
  }

  const isLostAddress = (url: string): boolean =>
    /^https?:/.test(url) && !told.has(url) && (unanswered.has(url) || !isHeld(url));

  function isLostImage(image: HTMLImageElement): boolean {
    const url = image.currentSrc || image.src;
    return image.naturalWidth === 0 && /^https?:/.test(url) && !told.has(url);
  }

  function hasLostBackground(element: Element, pseudo: string | null): boolean {
    const { backgroundImage, content } = getComputedStyle(element, pseudo);
    if (pseudo && (content === 'none' || content === 'normal')) return false;
    const urls = [...backgroundImage.matchAll(/url\("((?:[^"\\]|\\.)*)"\)/g)].map(([, url = '']) =>
      url.replaceAll(/\\(.)/g, '$1'),
    );
    if (urls.length === 0) return false;
    // Of the candidates of a set, one is asked for.
    return backgroundImage.includes('image-set(') ? urls.every(isLostAddress) : urls.some(isLostAddress);
  }

  const isLost = (element: Element): boolean =>
    (element instanceof HTMLImageElement && isLostImage(element)) ||
    [null, '::before', '::after'].some((pseudo) => hasLostBackground(element, pseudo));

  const lost = [...(world.constatIndexes?.keys() ?? [])].filter(
    (element) =>
      element.isConnected &&
      element.ownerDocument === document &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isLost(element),
  );

  const around = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

  function meet(one: DOMRect, other: DOMRect): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 1 && high > 1;
  }

  /** Where the picture would be: an image that brings its own size has none yet, its surroundings have. */
  function placeOf(element: Element): DOMRect {
    const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6);
    if (element === document.documentElement || element === document.body) return everywhere;
    const { position } = getComputedStyle(element);
    let place = element.getBoundingClientRect();
    const parent = around(element);
    if (element instanceof HTMLImageElement && Math.min(place.width, place.height) < leastSide) {
      const isLaidOut = position === 'absolute' || position === 'fixed';
      const holder = isLaidOut ? element.offsetParent : parent;
      const isHeld = isLaidOut || (parent && getComputedStyle(parent).display.includes('grid'));
      if (holder && holder !== document.body && isHeld) place = holder.getBoundingClientRect();
    }
    // It stays in the window, whatever is scrolled before it.
    if (position === 'fixed' && place.width * place.height > (innerWidth * innerHeight) / 2)
      return everywhere;
    for (let up = parent; up; up = around(up)) {
      if (up === document.body || getComputedStyle(up).overflow === 'visible') continue;
      const { left, top, right, bottom } = up.getBoundingClientRect();
      const [x, y] = [Math.max(left, place.left), Math.max(top, place.top)];
      const [width, height] = [Math.min(right, place.right) - x, Math.min(bottom, place.bottom) - y];
      place = new DOMRect(x, y, Math.max(0, width), Math.max(0, height));
    }
    return place;
  }

  /** Something opaque between the text and what holds the picture: whatever lies behind it changes nothing. */
  function isHidden(picture: Element, element: Element, places: readonly DOMRect[]): boolean {
    for (let up: Element | null = element; up && !up.contains(picture); up = around(up)) {
      if (constatColours.colourOf(getComputedStyle(up).backgroundColor)?.[3] !== 1) continue;
      const { left, top, right, bottom } = up.getBoundingClientRect();
      const isAround = (place: DOMRect) =>
        place.left >= left - 1 &&
        place.top >= top - 1 &&
        place.right <= right + 1 &&
        place.bottom <= bottom + 1;
      if (places.every(isAround)) return true;
    }
    return false;
  }

  world.constatLost = {
    async arrive(element) {
      const place = element.getBoundingClientRect();
      const coming = lost.filter(
        (one): one is HTMLImageElement =>
          one instanceof HTMLImageElement && !one.complete && meet(placeOf(one), place),
      );
      if (coming.length === 0) return;
      const late = new Promise((resolve) => setTimeout(resolve, waitMs));
      await Promise.race([Promise.allSettled(coming.map((image) => image.decode())), late]);
    },
    isBehind(element, places) {
      return lost.some((picture) => {
        const place = placeOf(picture);
        const met = places.filter((one) => meet(one, place));
        return met.length > 0 && isLost(picture) && !isHidden(picture, element, met);
      });
    },
  };
}

/** Runs in our isolated world, after `findLostPictures`: of these elements, those whose text one of them belongs behind. */
export function textsOverLost(indexes: readonly number[]): number[] {
  const { constatIndexes, constatLost } = globalThis as unknown as {
    constatIndexes?: Map<Element, number>;
    constatLost: LostPictures;
  };
  const wanted = new Set(indexes);
  const range = document.createRange();
  return [...(constatIndexes ?? [])].flatMap(([element, index]) => {
    if (!wanted.has(index)) return [];
    const places = [...element.childNodes].flatMap((child) => {
      if (child.nodeType !== Node.TEXT_NODE || child.nodeValue?.trim() === '') return [];
      range.selectNodeContents(child);
      return [...range.getClientRects()];
    });
    const own = places.length > 0 ? places : [element.getBoundingClientRect()];
    return constatLost.isBehind(element, own) ? [index] : [];
  });
}
