import { flippedCardTest } from './flipped-cards.ts';
import { isSeen } from './is-seen.ts';
import { inkOfLine } from './line-ink.ts';

/** Two changes may be made between one before and one after. */
export type TextPhase = 'before' | 'during' | 'narrow' | 'after';

export type LineBox = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

export interface TextState {
  readonly state: 'whole' | 'cut' | 'ellipsis' | 'gone';
  /** What of its lines is not scrolled away. */
  readonly rects: readonly LineBox[];
}

const mostTexts = 3_000;
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

const phases = new Map<TextPhase, ReadonlyMap<Element, TextState>>();
/** Blocks that hid whole texts at rest: windows over what a script scrolls, where an edge cuts what passes by. */
let windowed = new WeakSet<Element>();

/** The texts of the page as they were in that phase; none where it was not measured. */
export const textsIn = (phase: TextPhase): ReadonlyMap<Element, TextState> => phases.get(phase) ?? new Map();

/** Remembers which texts can be read whole at this moment. Gives their number. */
export function measureTexts(phase: TextPhase, stretch: number): number {
  if (phase === 'before') windowed = new WeakSet();
  const texts = new Map<Element, TextState>();
  phases.set(phase, texts);
  const deadline = performance.now() + 500 * stretch;
  const isFlipped = flippedCardTest();
  for (const element of document.body?.querySelectorAll('*') ?? []) {
    if (texts.size >= mostTexts || performance.now() > deadline) break;
    const own = [...element.childNodes].filter(
      (child) => child.nodeType === Node.TEXT_NODE && (child.nodeValue ?? '').trim().length > 1,
    );
    if (own.length === 0 || element.closest(ignored) || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (isNoText(element, style) || isFlipped(element)) continue;
    const rects = own.flatMap((child) => linesOf(child, style));
    if (rects.every(({ right }) => right + scrollX <= 8)) continue;
    texts.set(element, { state: stateOf(element, rects, phase), rects: unscrolled(element, rects) });
  }
  return texts.size;
}

const isNoText = (element: Element, { fontFamily, clip, clipPath }: CSSStyleDeclaration): boolean =>
  iconFont.test(fontFamily) ||
  iconClass.test(element.getAttribute('class') ?? '') ||
  clip !== 'auto' ||
  clipPath !== 'none';

function linesOf(text: Node, style: CSSStyleDeclaration): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 4)
    .map((line) => inkOfLine(line, style));
}

/** What cuts its texts, near enough; null: nothing, or what scrolls. */
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

function stateOf(element: Element, rects: readonly DOMRect[], phase: TextPhase): TextState['state'] {
  const clipper = clipperOf(element);
  if (!clipper) return isBeforeTheStart(element, rects) ? 'cut' : 'whole';
  const box = clipper.getBoundingClientRect();
  if (box.width <= 2 || box.height <= 2) return 'gone';
  const style = getComputedStyle(clipper);
  const { outside, halves, besides } = countLost(rects, box, style);
  if (outside === rects.length) {
    if (phase === 'before') windowed.add(clipper);
    return 'gone';
  }
  if (phase !== 'before' && outside + halves > 0 && windowed.has(clipper)) return 'gone';
  const clamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
  if (outside + halves > 0) {
    // A slide beside the window of its carousel: it comes in whole, or not at all.
    const isBeside = rects.every(({ left, right }) => right <= box.left || left >= box.right);
    if (isBeside && style.overflowX !== 'visible') return 'gone';
    // A part folded on purpose, with its button.
    if (opener.test(clipper.parentElement?.textContent ?? '')) return 'gone';
    return clamped ? 'ellipsis' : 'cut';
  }
  if (besides === 0) return 'whole';
  // Further away, a carousel or a panel that slides is more likely than a lost text.
  const isNear = clipper === element || clipper === element.parentElement;
  if (!isNear) return 'gone';
  return style.textOverflow === 'clip' ? 'cut' : 'ellipsis';
}

/** Lines wholly above or below what clips them, those half so, and those that go past its right edge. */
function countLost(rects: readonly DOMRect[], box: DOMRect, style: CSSStyleDeclaration) {
  const { overflowX, overflowY, fontSize } = style;
  let outside = 0;
  let halves = 0;
  let besides = 0;
  for (const rect of rects) {
    const low = Math.max(rect.bottom - box.bottom, box.top - rect.top);
    const wide = rect.right - box.right;
    const isLow = overflowY !== 'visible' && low > rect.height * 0.35;
    if (isLow && low >= rect.height) outside += 1;
    else if (isLow) halves += 1;
    const isWide = rect.left < box.right && wide > Math.max(6, Number.parseFloat(fontSize) / 2);
    if (overflowX !== 'visible' && isWide) besides += 1;
  }
  return { outside, halves, besides };
}

/** Lines of a block that scrolls by itself lie over nothing beyond its edges. */
function unscrolled(element: Element, rects: readonly DOMRect[]): readonly LineBox[] {
  let step: Element | null = element;
  while (step && !/auto|scroll/.test(getComputedStyle(step).overflow)) step = step.parentElement;
  if (!step || step === document.body || step === document.documentElement) return rects;
  const box = step.getBoundingClientRect();
  return rects.flatMap((rect): LineBox[] => {
    const left = Math.max(rect.left, box.left);
    const right = Math.min(rect.right, box.right);
    const top = Math.max(rect.top, box.top);
    const bottom = Math.min(rect.bottom, box.bottom);
    if (right <= left || bottom <= top) return [];
    return [{ left, right, top, bottom, width: right - left, height: bottom - top }];
  });
}
