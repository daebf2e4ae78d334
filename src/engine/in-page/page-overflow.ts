import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';

interface Held {
  readonly held?: Described & { readonly widthPx: number; readonly overflowPx: number };
}

interface Culprit extends Described, Held {
  readonly kind: 'text' | 'word' | 'block' | 'image' | 'excepted';
  readonly overflowPx: number;
}

interface OverflowOutput {
  readonly width: number;
  readonly scrollWidth: number;
  readonly hidesRest?: true;
  readonly culprits: readonly Culprit[];
}

// Two dimensions are part of their meaning or use (RGAA 10.11, special cases). A table of titles, menus and forms is a layout.
const twoDimensions =
  'table:not(:has(table,h1,h2,h3,nav,form)),pre,code,samp,kbd,svg,canvas,math,[role=table],[role=grid],[role=treegrid],[role=toolbar],[role=application],' +
  '[role=img],[role=math],[class*=leaflet],[class*=mapbox],[class*=maplibre],[class*=gm-style],[id^=map],[class^=map],[class*=toolbar]';
const pictures = 'img,picture,video,iframe,object,embed,audio';
const mostCulprits = 20;

/** How wide the page is in this window, and which elements go past its edge. */
export function pageOverflow(stretch: number): OverflowOutput {
  const root = document.documentElement;
  const width = root.clientWidth;
  const scrollWidth = root.scrollWidth;
  if (scrollWidth <= width + 1 || !document.body) return { width, scrollWidth, culprits: [] };
  const deadline = performance.now() + 400 * stretch;
  const hidesRest = [root, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowX),
  );
  const culprits = culpritsIn(document.body, width, hidesRest, deadline);
  // What nobody can scroll to, and holds nothing to read, takes no width.
  return {
    width,
    scrollWidth: hidesRest && culprits.length === 0 ? width : scrollWidth,
    ...(hidesRest && culprits.length > 0 && { hidesRest: true as const }),
    culprits,
  };
}

function culpritsIn(body: Element, width: number, hidesRest: boolean, deadline: number): Culprit[] {
  const laidOut = openLayout(width);
  const heldBy = openHolders(width);
  const culprits: Culprit[] = [];
  const blocks: Element[] = [];
  for (const element of body.querySelectorAll('*')) {
    if (culprits.length >= mostCulprits || performance.now() > deadline) break;
    const rect = element.getBoundingClientRect();
    // A block that fits may hold lines that do not.
    const right = Math.max(rect.right, rect.left + element.scrollWidth) + scrollX;
    if (right <= width + 2 || rect.width <= 1 || rect.height <= 1) continue;
    const fits = rect.right + scrollX <= width + 2;
    if (!isSeen(element) || laidOut.isApart(element) || (fits && laidOut.clips(element))) continue;
    const overflowPx = Math.round(right - width);
    if (element.closest(twoDimensions)) {
      if (element.matches(twoDimensions))
        culprits.push({ ...describe(element), kind: 'excepted', overflowPx });
      continue;
    }
    if (element.matches(pictures)) {
      if (!hidesRest)
        culprits.push({ ...describe(element), kind: 'image', overflowPx, ...heldBy(element, right) });
      continue;
    }
    const edge = edgeOfLines(element, width);
    if (edge > width + 4) {
      // Its box may reach further than its lines: it is the element that is said to go past.
      const reach = fits ? edge : Math.max(edge, rect.right + scrollX);
      culprits.push({
        ...describe(element),
        kind: isOneWord(element, fits) ? 'word' : 'text',
        overflowPx: Math.round(reach - width),
        ...heldBy(element, reach),
      });
    } else if (!hidesRest && !fits && !laidOut.clips(element) && rect.left + scrollX < width)
      blocks.push(element);
  }
  if (culprits.length > 0) return culprits;
  return blocks.slice(-3).map((element) => {
    const overflowPx = Math.round(element.getBoundingClientRect().right + scrollX - width);
    return {
      ...describe(element),
      kind: 'block',
      overflowPx,
      ...heldBy(element, width + overflowPx),
    };
  });
}

/** Lines of a block that fits wrap, unless told not to: only a word without a break goes past it. */
const isOneWord = (element: Element, fits: boolean): boolean =>
  !/\s/.test((element.textContent ?? '').trim()) ||
  (fits && !/nowrap|pre$/.test(getComputedStyle(element).whiteSpace));

/** How elements take part in the width of the page, each asked of the browser once. */
function openLayout(width: number) {
  const styles = new Map<Element, { clips: boolean; fixed: boolean; aside: boolean }>();
  const styleOf = (element: Element) => {
    let known = styles.get(element);
    if (!known) {
      const style = getComputedStyle(element);
      known = {
        // A clipper wider than the window takes its text past the edge with it.
        clips:
          style.overflowX !== 'visible' &&
          element !== document.body &&
          element.getBoundingClientRect().right + scrollX <= width + 2,
        fixed: style.position === 'fixed',
        aside:
          element.getAttribute('aria-hidden') === 'true' ||
          style.animationName !== 'none' ||
          // A slide that a script lays out in space: it brings it before the reader itself.
          /scale|perspective|rotate|matrix3d/.test((element as HTMLElement).style?.transform ?? ''),
      };
      styles.set(element, known);
    }
    return known;
  };
  return {
    clips: (element: Element): boolean => styleOf(element).clips,
    /** Clipped or scrolled by itself, glued to the window, or not meant to be read: no part of the page’s width. */
    isApart(element: Element): boolean {
      for (
        let step: Element | null = element;
        step && step !== document.documentElement;
        step = step.parentElement
      ) {
        const { clips, fixed, aside } = styleOf(step);
        if (fixed || aside || (clips && step !== element)) return true;
      }
      return false;
    },
  };
}

/** Right edge of lines that begin in the window and leave it. */
function edgeOfLines(element: Element, width: number): number {
  let edge = 0;
  for (const child of element.childNodes) {
    if (child.nodeType !== Node.TEXT_NODE || (child.nodeValue ?? '').trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(child);
    for (const rect of range.getClientRects())
      if (rect.height > 1 && rect.width > 1 && rect.left + scrollX < width - 8)
        edge = Math.max(edge, rect.right + scrollX);
  }
  return edge;
}

/** The outermost box around an element whose width is set in pixels past the edge, where it reaches as far as the element. */
function openHolders(width: number): (element: Element, reach: number) => Held {
  const known = new Map<Element, Held>();
  return (element, reach) => {
    let outermost: Element | null = null;
    for (
      let step: Element | null = element;
      step && step !== document.documentElement;
      step = step.parentElement
    ) {
      const rect = step.getBoundingClientRect();
      const [left, right] = [rect.left + scrollX, rect.right + scrollX];
      const set = setWidthOf(step);
      if (set > innerWidth + 2 && left + set > width + 2 && right + 4 >= reach) outermost = step;
    }
    if (!outermost) return {};
    let held = known.get(outermost);
    if (!held) {
      const overflowPx = Math.round(outermost.getBoundingClientRect().right + scrollX - width);
      const widthPx = Math.round(setWidthOf(outermost));
      held = { held: { ...describe(outermost), widthPx, overflowPx } };
      known.set(outermost, held);
    }
    return held;
  };
}

/** The width that its style or its attribute sets in pixels, where it has that width; 0 else. */
function setWidthOf(element: Element): number {
  const map = element.computedStyleMap();
  const widths = ['width', 'min-width'].map((name) => {
    const value = map.get(name);
    return value instanceof CSSUnitValue && value.unit === 'px' ? value.value : 0;
  });
  const most = Math.max(...widths);
  return element.getBoundingClientRect().width >= most - 2 ? most : 0;
}
