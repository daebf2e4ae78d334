import type { ColourGlobals } from './colour-tools.ts';

/** The outline that alone shows the focus. */
export interface OutlineLook {
  readonly widthPx: number;
  /** Contrast ratio with what it is drawn upon (WCAG 2, relative luminance), 1 to 21. */
  readonly contrast: number;
}

/** Computed styles by which an element may show that it has the focus; equal texts look alike. */
interface FocusStyles {
  /** All but outlines: the element, two around it, what follows it, its labels, and what styles add to them. */
  readonly text: string;
  /** Its own outline; empty where none is drawn. */
  readonly own: string;
  /** Outlines of the others. */
  readonly others: string;
}

/** What differs between the styles without the focus and with it. */
interface FocusChange {
  readonly shows: boolean;
  /** The outline of the element, drawn with the focus, and nothing else. */
  readonly byOutlineAlone: boolean;
}

export interface FocusGlobals {
  constatFocus: {
    /** What has the focus, in shadow trees too. */
    active(): Element | null;
    stylesOf(element: HTMLElement): FocusStyles;
    changeOf(off: FocusStyles, on: FocusStyles): FocusChange;
    /**
     * How its outline stands out now; null: it has none or the browser’s own, it lies over a picture or over what is no
     * ancestor of it, or a caret shows the focus as well.
     */
    outlineOf(element: Element): OutlineLook | null;
    /**
     * Something that is no ancestor is painted where a ring of that width and offset (CSS px) is drawn around the element,
     * over the ground that the styles of its ancestors tell: a picture, a block or an ornament behind it.
     */
    liesOverOther(element: Element, widthPx: number, offsetPx: number): boolean;
    /** One types into it: its caret tells where one is. */
    hasCaret(element: Element): boolean;
    /** A list or a menu whose current choice (`aria-activedescendant`) looks unlike another of its kind. */
    marksCurrent(element: Element): boolean;
  };
}

/** Installs in our isolated world what tells how an element looks with the focus. `installColours` comes before. */
export function installFocusTools(): void {
  const world = globalThis as unknown as FocusGlobals & ColourGlobals;
  const { colourOf, groundOf, luminanceOf, over } = world.constatColours;
  const names = (
    'boxShadow backgroundColor backgroundImage color borderTopColor borderTopWidth borderTopStyle ' +
    'borderBottomColor borderBottomWidth borderBottomStyle borderLeftColor borderLeftWidth textDecorationLine ' +
    'textDecorationColor textDecorationThickness transform opacity filter fontWeight clip clipPath left top right ' +
    'bottom position width height visibility display content'
  ).split(' ') as 'color'[];
  const active = (): Element | null => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
  const pseudos = [undefined, '::before', '::after'];
  const stylesOf = (element: HTMLElement): FocusStyles => {
    const around = [element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    let text = '';
    const outlines: string[] = [];
    for (const part of [element, ...around, ...((element as HTMLInputElement).labels ?? [])])
      for (const pseudo of part ? pseudos : []) {
        const style = getComputedStyle(part as Element, pseudo);
        const isThere = pseudo === undefined || style.content !== 'none';
        for (const name of isThere ? names : []) text += `${style[name]}|`;
        text += '\n';
        // An outline of style none is not drawn, whatever its colour.
        const { outlineStyle, outlineWidth, outlineColor } = style;
        const isDrawn = isThere && outlineStyle !== 'none';
        outlines.push(isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '');
      }
    return { text, own: outlines[0] ?? '', others: outlines.slice(1).join('|') };
  };
  const changeOf = (off: FocusStyles, on: FocusStyles): FocusChange => {
    const elsewhere = on.text !== off.text || on.others !== off.others;
    const outlined = on.own !== off.own;
    return { shows: elsewhere || outlined, byOutlineAlone: !elsewhere && outlined && on.own !== '' };
  };
  const hasCaret = (element: Element): boolean =>
    element.matches(
      'textarea,[contenteditable],input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=range],[type=color],[type=file])',
    );
  const lookOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, color, boxShadow, outlineStyle, borderTopColor, fontWeight } =
      getComputedStyle(element);
    return [
      backgroundColor,
      backgroundImage,
      color,
      boxShadow,
      outlineStyle,
      borderTopColor,
      fontWeight,
    ].join();
  };
  const marksCurrent = (element: Element): boolean => {
    const current = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
    const role = current?.getAttribute('role');
    if (!current || !role) return false;
    const others = [...document.querySelectorAll(`[role="${CSS.escape(role)}"]`)].filter(
      (other) => other !== current && other.localName === current.localName,
    );
    return others.length > 0 && others.slice(0, 20).every((other) => lookOf(other) !== lookOf(current));
  };
  let painted: readonly Element[] | null = null;
  const isPainted = ({ backgroundImage, backgroundColor }: CSSStyleDeclaration) =>
    backgroundImage !== 'none' || (colourOf(backgroundColor)?.[3] ?? 0) > 0;
  const liesOverOther = (element: Element, widthPx: number, offsetPx: number): boolean => {
    const isInside = offsetPx < 0;
    const { left, top, width, height } = element.getBoundingClientRect();
    const chain: Element[] = [];
    for (let at = isInside ? element : element.parentElement; at; at = at.parentElement) {
      chain.push(at);
      if (colourOf(getComputedStyle(at).backgroundColor)?.[3] === 1) break;
    }
    // Ornaments of what holds it, as large as it is: a rule under a title is smaller.
    const isDressed = chain.some((at) =>
      ['::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(at, pseudo);
        return (
          style.content !== 'none' &&
          /^(?:absolute|fixed)$/.test(style.position) &&
          Number.parseFloat(style.width) >= width &&
          Number.parseFloat(style.height) >= height &&
          isPainted(style)
        );
      }),
    );
    if (isDressed) return true;
    const out = offsetPx + widthPx / 2;
    const [across, down] = [
      [left - out, left + width / 2, left + width + out],
      [top - out, top + height / 2, top + height + out],
    ];
    const points = across.flatMap((x, column) =>
      down.flatMap((y, row) => (column === 1 && row === 1 ? [] : [{ x, y }])),
    );
    painted ??= [...document.querySelectorAll('body *')].filter(
      (one) =>
        /^(?:img|video|canvas|iframe|object|embed|svg)$/.test(one.localName) ||
        isPainted(getComputedStyle(one)),
    );
    const ground = chain.at(-1) ?? document.documentElement;
    return painted.some((one) => {
      if (one.contains(element) || !ground.contains(one) || (!isInside && element.contains(one)))
        return false;
      const box = one.getBoundingClientRect();
      const under = points.filter(
        ({ x, y }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
      );
      return (
        2 * under.length >= points.length &&
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    });
  };
  const outlineOf = (element: Element): OutlineLook | null => {
    if (hasCaret(element)) return null;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const widthPx = Number.parseFloat(outlineWidth);
    if (/^(?:none|auto)$/.test(outlineStyle) || widthPx === 0) return null;
    const offsetPx = Number.parseFloat(outlineOffset);
    const ground = groundOf(offsetPx < 0 ? element : element.parentElement);
    const colour = colourOf(outlineColor);
    if (!ground || !colour || liesOverOther(element, widthPx, offsetPx)) return null;
    const [light = 0, dark = 0] = [luminanceOf(over(colour, ground)), luminanceOf(ground)].sort(
      (a, b) => b - a,
    );
    return { widthPx, contrast: Math.round((100 * (light + 0.05)) / (dark + 0.05)) / 100 };
  };
  world.constatFocus = { active, stylesOf, changeOf, outlineOf, liesOverOther, hasCaret, marksCurrent };
}
