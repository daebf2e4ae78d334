/**
 * Which texts of a page are shown alike, to the eye and to whoever measures contrast: axe looks at one of each, since the
 * colours of a thousand cells are those of the first. Runs inside the page: all of it is sent as text (`alikeTextsScript`).
 *
 * What axe reads of a text is its own type and colour, and every box that is painted where it stands. Texts are alike
 * when all of that is the same: the same look along their ancestors, wholly inside every painted or cutting box they
 * meet, and the same others behind or before them. One about which any of it is in doubt is alike to no other. A look with
 * no others behind or before it is the same on every page, at every width.
 * `tests/smoke/alike-texts.test.ts` asks axe about every text, and compares.
 */

/** What an element hands down to the texts inside it. */
interface Look {
  /** The looks of its ancestors and its own, without those that change nothing. */
  readonly key: string;
  readonly alone: boolean;
  /** Boxes that cut what leaves them. */
  readonly cuts: readonly DOMRect[];
  readonly style: CSSStyleDeclaration;
}

/** Texts shown alike, and the mark of their look, which is the same on any page; null where it depends on this one. */
export interface AlikeTexts {
  readonly texts: Element[];
  readonly look: string | null;
}

interface Painted {
  readonly node: Element;
  readonly box: DOMRect;
  readonly inline: boolean;
  readonly order: number;
}

/** What boxes have when they neither paint, nor cut, nor change what is before what. */
function plainLook() {
  return {
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backgroundImage: 'none',
    opacity: '1',
    filter: 'none',
    backdropFilter: 'none',
    mixBlendMode: 'normal',
    position: 'static',
    zIndex: 'auto',
    transform: 'none',
    translate: 'none',
    scale: 'none',
    rotate: 'none',
    overflow: 'visible',
    visibility: 'visible',
    clipPath: 'none',
    clip: 'auto',
    isolation: 'auto',
    willChange: 'auto',
    contain: 'none',
    float: 'none',
    maskImage: 'none',
    contentVisibility: 'visible',
    perspective: 'none',
  } as const;
}

/** The look of every element, parents first, and the boxes that paint something. */
function readLooks(): { looks: Map<Element, Look>; painted: Painted[] } {
  const plain = plainLook();
  const names = Object.keys(plain) as (keyof ReturnType<typeof plainLook>)[];
  const replaced = 'img,svg,canvas,video,iframe,object,embed,input,select,textarea,progress,meter';
  const disabled = ':disabled,[aria-disabled="true"]';
  const namesOfDisabled = new Set(
    [...document.querySelectorAll(disabled)].flatMap((node) =>
      (node.getAttribute('aria-labelledby') ?? '').split(/\s+/),
    ),
  );
  const coversByPseudo = (node: Element) =>
    ['::before', '::after'].some((which) => {
      const { content, position } = getComputedStyle(node, which);
      return content !== 'none' && content !== 'normal' && /absolute|fixed/.test(position);
    });
  const looks = new Map<Element, Look>();
  const painted: Painted[] = [];
  let order = 0;
  for (const node of document.querySelectorAll('html, body, body *')) {
    order += 1;
    const parent = node.parentElement ? looks.get(node.parentElement) : undefined;
    const style = getComputedStyle(node);
    const inline = style.display === 'inline';
    const own = names.filter((name) => style[name] !== plain[name]).map((name) => `${name}:${style[name]}`);
    const box = node.getBoundingClientRect();
    const paints = style.backgroundColor !== plain.backgroundColor || style.backgroundImage !== 'none';
    if ((paints || node.matches(replaced)) && box.width > 0 && box.height > 0)
      painted.push({ node, box, inline, order });
    const cuts = style.overflow !== 'visible' || style.clipPath !== 'none' || style.clip !== 'auto';
    const outside = parent?.cuts ?? [];
    looks.set(node, {
      key: (parent?.key ?? '') + (own.length === 0 ? '' : `>${own.join(';')}${inline ? '~' : ''}`),
      alone:
        parent?.alone === true ||
        node.matches(`label,[inert],${disabled}`) ||
        namesOfDisabled.has(node.id) ||
        coversByPseudo(node),
      cuts: cuts ? [...outside, box] : outside,
      style,
    });
  }
  return { looks, painted };
}

/** Painted boxes by where they are met, a band of 256 px each: every pair of a large page would be millions. */
function meetPainted(painted: readonly Painted[]): (rects: readonly DOMRect[]) => Painted[] {
  const bandOf = (y: number) => Math.floor(y / 256);
  const bandsOf = ({ top, bottom }: DOMRect) =>
    Array.from({ length: bandOf(bottom) - bandOf(top) + 1 }, (_, index) => bandOf(top) + index);
  const bands = new Map<number, Painted[]>();
  for (const one of painted)
    for (const band of bandsOf(one.box)) {
      const others = bands.get(band);
      if (others) others.push(one);
      else bands.set(band, [one]);
    }
  const meets = (box: DOMRect, rect: DOMRect) =>
    rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top;
  return (rects) => {
    const found = rects.flatMap((rect) =>
      bandsOf(rect).flatMap((band) => (bands.get(band) ?? []).filter(({ box }) => meets(box, rect))),
    );
    return [...new Set(found)];
  };
}

/** Short for any text, and the same for the same text: two 32-bit FNV-1a hashes. */
function markOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

/** The texts of the page as it stands, those that are shown alike together. Fields have no text node, and are alike to nothing. */
function groupTexts(): AlikeTexts[] {
  const { looks, painted } = readLooks();
  const meeting = meetPainted(painted);
  const range = document.createRange();
  const holds = (box: DOMRect, rects: readonly DOMRect[]) =>
    rects.every(
      ({ left, right, top, bottom }) =>
        left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom,
    );
  const rectsOf = (text: Node) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const groups = new Map<string, AlikeTexts>();
  const alone: AlikeTexts[] = [];
  const orderOf = new Map([...looks.keys()].map((node, index) => [node, index + 1]));
  for (const [node, { key, alone: doubtful, cuts, style }] of looks) {
    const texts = [...node.childNodes].filter(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    if (texts.length === 0) {
      if (node.matches('input,select,textarea')) alone.push({ texts: [node], look: null });
      continue;
    }
    const rects = texts.flatMap(rectsOf);
    const met = meeting(rects);
    const others = met.filter(({ node: box }) => !box.contains(node));
    const simple =
      !doubtful &&
      rects.length > 0 &&
      // Of a single sign, and of one that is no letter, axe says nothing.
      /[\p{L}\p{N}][\s\S]*[\p{L}\p{N}]/u.test(texts.map(({ nodeValue }) => nodeValue).join(' ')) &&
      cuts.every((box) => holds(box, rects)) &&
      others.every(({ inline }) => !inline) &&
      met.every(({ inline, box }) => inline || holds(box, rects));
    if (!simple) {
      alone.push({ texts: [node], look: null });
      continue;
    }
    const { color, fontSize, fontWeight, fontFamily, textShadow, textIndent, display } = style;
    const type = [color, fontSize, fontWeight, fontFamily, textShadow, textIndent, display];
    const stroke = [style.webkitTextStrokeColor, style.webkitTextStrokeWidth, style.webkitTextFillColor];
    const around = others.map(({ order }) => `${order}${order < (orderOf.get(node) ?? 0) ? '<' : '>'}`);
    const whole = [key, ...type, ...stroke, ...around].join('|');
    const group = groups.get(whole);
    if (group) group.texts.push(node);
    // What stands behind or before it is of this page.
    else groups.set(whole, { texts: [node], look: around.length === 0 ? markOf(whole) : null });
  }
  return [...alone, ...groups.values()];
}

/** Defines `groupTexts` inside a page, under that name of its window. */
export const alikeTextsScript = (name: string): string =>
  `window.${name} = (() => { ${[plainLook, readLooks, meetPainted, markOf, groupTexts].join('\n')}; return groupTexts; })();`;
