import type { Described, PageTools } from './describe-element.ts';

/** Two changes may be made between one before and one after. */
export type TextPhase = 'before' | 'during' | 'narrow' | 'after';
export interface ClippedOutput extends Described {
  readonly kind: 'cut' | 'ellipsis' | 'overlap';
}
interface TextState {
  readonly state: 'whole' | 'cut' | 'ellipsis' | 'gone';
  /** What of its lines is not scrolled away. */
  readonly rects: readonly Box[];
}
type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;
interface TextGlobals {
  constatTools: PageTools;
  constatTexts?: Map<TextPhase, Map<Element, TextState>>;
  /** Blocks that hid whole texts at rest: windows over what a script scrolls, where an edge cuts what passes by. */
  constatWindowed?: WeakSet<Element>;
}

/** Runs in our isolated world: remembers which texts can be read whole at this moment. Gives their number. */
export function measureTexts(phase: TextPhase, stretch: number): number {
  const world = globalThis as unknown as TextGlobals;
  world.constatTexts ??= new Map();
  if (phase === 'before') world.constatWindowed = new WeakSet();
  const windowed = world.constatWindowed ?? new WeakSet();
  const texts = new Map<Element, TextState>();
  world.constatTexts.set(phase, texts);
  const deadline = performance.now() + 500 * stretch;
  // Letters of an icon font are no text; what can be scrolled or is drawn apart is not lost.
  // The first family alone: the stacks of frameworks end on « Segoe UI Symbol ».
  const iconFont = /^[^,]*(?:icon|symbol|awesome|glyph)/i;
  // Their names are text for as long as the font is not there.
  const iconClass = /\bmaterial-(?:icons|symbols)/;
  const ignored =
    'script,style,noscript,template,svg,canvas,select,option,textarea,video,object,marquee,[aria-hidden=true],' +
    // Copies by which carousels go round: what they say is read in the slide itself.
    '.bx-clone,.slick-cloned,.swiper-slide-duplicate,.splide__slide--clone,.glide__slide--clone,.owl-item.cloned';
  const opener =
    /lire (la )?suite|voir (plus|tout)|en voir plus|afficher (plus|la suite)|en savoir plus|d[ée]plier|show more|read more|see more/i;

  function clipperOf(element: Element): Element | null {
    for (
      let step: Element | null = element, depth = 0;
      step && depth < 6;
      step = step.parentElement, depth += 1
    ) {
      if (step === document.body || step === document.documentElement) return null;
      const { overflowX, overflowY, position, display } = getComputedStyle(step);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null;
      if (/hidden|clip/.test(`${overflowX} ${overflowY}`) && display !== 'inline') return step;
      if (position === 'fixed') return null;
    }
    return null;
  }
  /** Lines that begin before the left edge of the page, where nobody can scroll; what is glued or moved comes back. */
  function isBeforeTheStart(element: Element, rects: readonly DOMRect[]): boolean {
    if (!rects.some(({ left, right }) => left + scrollX < -8 && right + scrollX > 8)) return false;
    for (let step: Element | null = element; step; step = step.parentElement) {
      const { position, transform, direction } = getComputedStyle(step);
      if (position === 'fixed' || transform !== 'none' || direction === 'rtl') return false;
    }
    return true;
  }
  function stateOf(element: Element, rects: readonly DOMRect[]): TextState['state'] {
    const clipper = clipperOf(element);
    if (!clipper) return isBeforeTheStart(element, rects) ? 'cut' : 'whole';
    const box = clipper.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) return 'gone';
    const { overflowX, overflowY, textOverflow, webkitLineClamp, fontSize } = getComputedStyle(clipper);
    const isNear = clipper === element || clipper === element.parentElement;
    let outside = 0;
    let halves = 0;
    let besides = 0;
    for (const rect of rects) {
      const low = Math.max(rect.bottom - box.bottom, box.top - rect.top);
      const wide = rect.right - box.right;
      const isLow = overflowY !== 'visible' && low > rect.height * 0.35;
      if (isLow && low >= rect.height) outside += 1;
      else if (isLow) halves += 1;
      if (
        overflowX !== 'visible' &&
        rect.left < box.right &&
        wide > Math.max(6, Number.parseFloat(fontSize) / 2)
      )
        besides += 1;
    }
    if (outside === rects.length) {
      if (phase === 'before') windowed.add(clipper);
      return 'gone';
    }
    if (phase !== 'before' && outside + halves > 0 && windowed.has(clipper)) return 'gone';
    const clamped = webkitLineClamp !== 'none' && webkitLineClamp !== '';
    if (outside + halves > 0) {
      // A slide beside the window of its carousel: it comes in whole, or not at all.
      const isBeside = rects.every(({ left, right }) => right <= box.left || left >= box.right);
      if (isBeside && overflowX !== 'visible') return 'gone';
      // A part folded on purpose, with its button.
      if (opener.test(clipper.parentElement?.textContent ?? '')) return 'gone';
      return clamped ? 'ellipsis' : 'cut';
    }
    // Further away, a carousel or a panel that slides is more likely than a lost text.
    if (besides > 0) return !isNear ? 'gone' : textOverflow === 'clip' ? 'cut' : 'ellipsis';
    return 'whole';
  }

  /** Lines of a block that scrolls by itself lie over nothing beyond its edges. */
  function unscrolled(element: Element, rects: readonly DOMRect[]): readonly Box[] {
    let step: Element | null = element;
    while (step && !/auto|scroll/.test(getComputedStyle(step).overflow)) step = step.parentElement;
    if (!step || step === document.body || step === document.documentElement) return rects;
    const box = step.getBoundingClientRect();
    return rects.flatMap((rect): Box[] => {
      const left = Math.max(rect.left, box.left);
      const right = Math.min(rect.right, box.right);
      const top = Math.max(rect.top, box.top);
      const bottom = Math.min(rect.bottom, box.bottom);
      if (right <= left || bottom <= top) return [];
      return [{ left, right, top, bottom, width: right - left, height: bottom - top }];
    });
  }

  /** The back of a card: it shows no face to the reader, nor does anything drawn on it. */
  const turned = new Map<Element, boolean>();
  function isTurnedAway(element: Element): boolean {
    const known = turned.get(element);
    if (known !== undefined) return known;
    const { backfaceVisibility } = getComputedStyle(element);
    const around = element.parentElement;
    const answer =
      (backfaceVisibility === 'hidden' && planeOf(element).m33 < 0) ||
      (around !== null && isTurnedAway(around));
    turned.set(element, answer);
    return answer;
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

  const { isSeen, inkOf } = world.constatTools;
  for (const element of document.body?.querySelectorAll('*') ?? []) {
    if (texts.size >= 3_000 || performance.now() > deadline) break;
    const own = [...element.childNodes].filter(
      (child) => child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim().length > 1,
    );
    if (own.length === 0 || element.closest(ignored) || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (
      iconFont.test(style.fontFamily) ||
      iconClass.test(element.getAttribute('class') ?? '') ||
      style.clip !== 'auto' ||
      style.clipPath !== 'none' ||
      isTurnedAway(element)
    )
      continue;
    const rects = own.flatMap((child) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 4)
        .map((line) => inkOf(line, style));
    });
    if (rects.every(({ right }) => right + scrollX <= 8)) continue;
    texts.set(element, { state: stateOf(element, rects), rects: unscrolled(element, rects) });
  }
  return texts.size;
}

/** Texts cut both times they were looked at as the page is; a title shortened by points is one. */
export function textsCutAtRest(): ClippedOutput[] {
  const { constatTools, constatTexts } = globalThis as unknown as TextGlobals;
  const before = constatTexts?.get('before') ?? new Map<Element, TextState>();
  const after = constatTexts?.get('after');
  const cut: ClippedOutput[] = [];
  for (const [element, { state }] of before) {
    if (cut.length >= 20 || after?.get(element)?.state !== state) continue;
    const isTitle = /^H[1-3]$/.test(element.tagName);
    const isLong = (element.textContent ?? '').trim().length >= 12;
    if (isLong && (state === 'cut' || (state === 'ellipsis' && isTitle)))
      cut.push({ ...constatTools.describe(element), kind: state });
  }
  return cut;
}

/** Texts whole before and after, and lost in between: what a script did meanwhile by itself is not among them. */
export function compareTexts(change: 'during' | 'narrow'): ClippedOutput[] {
  const { constatTools, constatTexts } = globalThis as unknown as TextGlobals;
  const [before, during, after] = (['before', change, 'after'] as const).map(
    (phase) => constatTexts?.get(phase) ?? new Map<Element, TextState>(),
  ) as [Map<Element, TextState>, Map<Element, TextState>, Map<Element, TextState>];
  const lost: ClippedOutput[] = [];
  const readable: { element: Element; rects: readonly Box[] }[] = [];
  /** A word as short as « ON » is one state of a switch, over which the other slides. */
  const isWorded = (element: Element) => (element.textContent ?? '').trim().length >= 4;
  for (const [element, { state, rects }] of during) {
    if (lost.length >= 20) break;
    if (before.get(element)?.state !== 'whole' || after.get(element)?.state !== 'whole') continue;
    if (state === 'cut' || state === 'ellipsis')
      lost.push({ ...constatTools.describe(element), kind: state });
    else if (state === 'whole' && readable.length < 400 && isWorded(element) && !isAfloat(element))
      readable.push({ element, rects });
  }
  /** Glued to the window, laid over or under the page on purpose, or moved by a script that follows the scrolling. */
  function isAfloat(element: Element): boolean {
    for (let step: Element | null = element; step && step !== document.body; step = step.parentElement)
      if (
        /fixed|sticky/.test(getComputedStyle(step).position) ||
        Number.parseInt(getComputedStyle(step).zIndex, 10) < 0 ||
        /translate|matrix/.test((step as HTMLElement).style?.transform ?? '') ||
        step.matches('dialog,[role=dialog],[popover]')
      )
        return true;
    return false;
  }
  const covers = (first: readonly Box[], second: readonly Box[]): boolean =>
    first.some((one) =>
      second.some((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return wide > 12 && high > Math.min(one.height, other.height) * 0.5;
      }),
    );
  for (let at = 0; at < readable.length && lost.length < 20; at += 1) {
    const one = readable[at];
    const found = readable.slice(at + 1, at + 60).find((other) => {
      if (!one || !covers(one.rects, other.rects)) return false;
      const states = [before, after].map((phase) =>
        covers(phase.get(one.element)?.rects ?? [], phase.get(other.element)?.rects ?? []),
      );
      return !states.includes(true);
    });
    if (found) lost.push({ ...constatTools.describe(found.element), kind: 'overlap' });
  }
  return lost;
}
