/** What in-page functions say of an element; `MovedElement` of the artifacts. */
export interface Described {
  readonly selector: string;
  readonly snippet: string;
  readonly text: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** The helpers the checks share inside the page. */
export interface PageTools {
  describe(element: Element): Described;
  /** Has a box, is not hidden, nor is anything around it transparent. */
  isSeen(element: Element): boolean;
  /** Tab stops several times inside it: parts of a date, buttons of a player, what a closed shadow tree holds. */
  hasInnerStops(element: Element): boolean;
  /** The part of a line that letters fill: the box of some fonts is twice as high, and covers its neighbours. */
  inkOf(line: DOMRect, style: CSSStyleDeclaration, letters?: string): DOMRect;
  /** Two frames drawn; two seconds where none comes. */
  settle(): Promise<void>;
  /** One frame, and what the page’s scripts do in it: they hear there of what was scrolled; two seconds where none comes. */
  frame(): Promise<void>;
  /** The same, and whatever moves the element or what holds it at its end, 1.5 s at most: menus open by animations. */
  rest(element: Element): Promise<void>;
}

/** Installs the helpers in our isolated world; the other functions find them there. */
export function installTools(): void {
  let drawn: CanvasRenderingContext2D | null = null;
  const tools: PageTools = {
    describe(element) {
      const parts: string[] = [];
      for (let step: Element | null = element; step && parts.length < 4; step = step.parentElement) {
        const classes = [...step.classList].slice(0, 2).map((name) => `.${CSS.escape(name)}`);
        parts.unshift(step.id ? `#${CSS.escape(step.id)}` : `${step.localName}${classes.join('')}`);
        if (step.id) break;
      }
      const rect = element.getBoundingClientRect();
      const html = element.outerHTML;
      const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
      // Too long to quote: its tag and the beginning of what it says.
      const short = element.cloneNode(false) as Element;
      if (html.length > 300 && text !== '') short.textContent = `${text.slice(0, 80)}…`;
      return {
        selector: parts.join(' > '),
        snippet: html.length <= 300 ? html : short.outerHTML.slice(0, 300),
        text,
        box:
          rect.width > 0 && rect.height > 0
            ? {
                x: Math.round(rect.x + scrollX),
                y: Math.round(rect.y + scrollY),
                width: Math.round(rect.width),
                height: Math.round(rect.height),
              }
            : null,
      };
    },
    isSeen: (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0,
    hasInnerStops: (element) =>
      element.matches(
        'input:is([type=date],[type=time],[type=datetime-local],[type=month],[type=week]),video[controls],audio[controls]',
      ) ||
      (element.localName.includes('-') && !element.shadowRoot),
    inkOf(line, { fontStyle, fontWeight, fontSize, fontFamily, textTransform }, letters = 'Éjp') {
      const size = Number.parseFloat(fontSize);
      if (!(line.height > 1.4 * size)) return line;
      drawn ??= document.createElement('canvas').getContext('2d');
      if (!drawn) return line;
      drawn.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
      const measure = drawn.measureText(textTransform === 'uppercase' ? letters.toUpperCase() : letters);
      const scale = line.height / (measure.fontBoundingBoxAscent + measure.fontBoundingBoxDescent);
      const height = (measure.actualBoundingBoxAscent + measure.actualBoundingBoxDescent) * scale;
      const top = (measure.fontBoundingBoxAscent - measure.actualBoundingBoxAscent) * scale;
      // Letters of another font than the first are not where this one would draw them.
      if (!(height >= 1 && top >= 0 && top + height <= line.height + 1)) return line;
      return new DOMRect(line.x, line.y + top, line.width, height);
    },
    settle: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 2_000);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    frame: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 2_000);
        requestAnimationFrame(() => setTimeout(resolve));
      }),
    async rest(element) {
      await tools.settle();
      const ending: Promise<unknown>[] = [];
      for (let step: Element | null = element; step; step = step.parentElement)
        for (const animation of step.getAnimations())
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) ending.push(animation.finished);
      if (ending.length > 0)
        await Promise.race([
          Promise.allSettled(ending),
          new Promise((resolve) => setTimeout(resolve, 1_500)),
        ]);
    },
  };
  (globalThis as unknown as { constatTools: PageTools }).constatTools = tools;
}
