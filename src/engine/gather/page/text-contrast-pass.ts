import type { BringGlobals } from './bring-tools.ts';
import type { ColourGlobals } from './colour-tools.ts';
import type { PageTools } from './describe-element.ts';
import type { LostPictures } from './lost-pictures-pass.ts';

/** A character’s place in a picture of the text, CSS px. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the characters of an element are, and what they are drawn with. */
export interface TextPlace {
  /** On the page. */
  readonly clip: Cell;
  /** In the clip. */
  readonly cells: readonly Cell[];
  /** Red, green, blue 0–255, alpha 0–1. */
  readonly colour: readonly number[];
  /** 24 px, or 18.66 px and bold. */
  readonly large: boolean;
  /** Shadows lie behind its letters, which some call a part of what is behind, and some do not. */
  readonly shadowed: boolean;
  /** All of them lie close around each letter, as a part of it. */
  readonly outlined: boolean;
  /** It has no letter and no digit. */
  readonly sign: boolean;
  /** A field without a value: its place is where one would be typed. */
  readonly empty: boolean;
}

/** What tells that a text still is where `placeText` found it, in the colour it had. */
interface StandsGlobals {
  constatStands?: () => boolean;
}

/**
 * Runs in our isolated world, after the pass over the elements, `prepareMoves` and `findLostPictures`. Brings the element
 * into the window and tells where each of its characters is; null when what is drawn is more than its colour over what
 * lies behind (blending, transparency of a group, films), or when something else lies over it; `lost` where a picture that
 * was never received belongs behind it.
 */
export async function placeText(index: number): Promise<TextPlace | 'lost' | null> {
  const cellLimit = 80;
  const world = globalThis as unknown as BringGlobals &
    ColourGlobals &
    StandsGlobals & {
      constatIndexes?: Map<Element, number>;
      constatTools: PageTools;
      constatLost?: LostPictures;
    };
  const { constatBring, constatColours, constatTools, constatLost } = world;
  const element = [...(world.constatIndexes ?? [])].find(([, at]) => at === index)?.[0];
  if (!element || !isPlain(element)) return null;
  const style = getComputedStyle(element);
  const stays = isFixed(element);
  const scrolled = scrollY;
  const moved = constatBring.toMiddle(element);
  // What stays in the window is judged over the beginning of the page, and as it looks there.
  if (stays) scrollTo({ left: 0, top: 0, behavior: 'instant' });
  if (stays && scrolled > 0) await constatTools.settle();
  else if (moved) await constatTools.frame();
  await constatLost?.arrive(element);
  // As it looks where it is brought: scripts hear of what is scrolled.
  const colour = constatColours.colourOf(style.color);
  if (!colour || !isPlain(element)) return null;
  const root = element.getRootNode() as Document | ShadowRoot;
  const moving = new Set(['video', 'iframe', 'canvas', 'object', 'embed']);
  const rects: DOMRect[] = [];
  const range = document.createRange();
  const letters = /[\p{L}\p{N}]/u;
  const field = fieldText();
  const ownText = [...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
    nodeType === Node.TEXT_NODE ? (nodeValue ?? '') : [],
  );
  const sign = field === null && !letters.test(ownText.join(''));
  // An emoji has colours of its own.
  const drawn = sign ? /^[^\s\p{Emoji_Presentation}\p{Cs}]$/u : letters;
  for (let child = element.firstChild; child && field === null; child = child.nextSibling) {
    if (child.nodeType !== Node.TEXT_NODE) continue;
    const { data } = child as Text;
    for (let at = 0; at < data.length && rects.length < cellLimit; at += 1) {
      if (!drawn.test(data.charAt(at))) continue;
      range.setStart(child, at);
      range.setEnd(child, at + 1);
      const rect = constatTools.inkOf(range.getBoundingClientRect(), style, data.charAt(at));
      keepSeen(rect);
    }
  }
  if (field !== null) keepSeen(placeOfValue(field));
  if (rects.length === 0) return null;
  if (constatLost?.isBehind(element, rects)) return 'lost';
  const left = Math.floor(Math.min(...rects.map(({ x }) => x)));
  const top = Math.floor(Math.min(...rects.map(({ y }) => y)));
  const size = Number.parseFloat(style.fontSize);
  const place = placeOf(element);
  const { color } = style;
  world.constatStands = () => {
    const now = placeOf(element);
    return Math.hypot(now.x - place.x, now.y - place.y) <= 1 && style.color === color;
  };
  return {
    clip: {
      x: left + scrollX,
      y: top + scrollY,
      width: Math.ceil(Math.max(...rects.map(({ right }) => right))) - left,
      height: Math.ceil(Math.max(...rects.map(({ bottom }) => bottom))) - top,
    },
    cells: rects.map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height })),
    colour,
    shadowed: style.textShadow !== 'none',
    // Of each: how far it lies, and how far it spreads.
    outlined: [...style.textShadow.matchAll(/(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px/g)].every(
      ([, x, y, blur]) => Math.hypot(Number(x), Number(y)) + Number(blur) <= size / 10,
    ),
    sign,
    empty: field === '',
    large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
  };

  function placeOf(one: Element): { x: number; y: number } {
    const { x, y } = one.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY };
  }

  function isFixed(one: Element): boolean {
    for (let up: Element | null = one; up; up = up.parentElement)
      if (getComputedStyle(up).position === 'fixed') return true;
    return false;
  }

  /** Nothing but its colour is drawn over what lies behind. */
  function isPlain(one: Element): boolean {
    if (one.getAnimations().length > 0) return false;
    const { webkitTextFillColor, webkitTextStrokeWidth, color } = getComputedStyle(one);
    if (webkitTextFillColor !== color || Number.parseFloat(webkitTextStrokeWidth) !== 0) return false;
    for (let up: Element | null = one; up; up = up.parentElement) {
      const { opacity, filter, mixBlendMode, backgroundClip } = getComputedStyle(up);
      if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return false;
      if (backgroundClip.includes('text')) return false;
    }
    return true;
  }

  function keepSeen(rect: DOMRect): void {
    if (rect.width < 2 || rect.height < 4) return;
    const stack = root.elementsFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    if (stack[0] !== element || stack.some(({ localName }) => moving.has(localName))) return;
    if (rect.x >= 0 && rect.y >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight)
      rects.push(rect);
  }

  /** What a field of one line shows, which is in no text of the page; null for every other element. */
  function fieldText(): string | null {
    if (element instanceof HTMLSelectElement)
      return element.size > 1 || element.multiple ? null : (element.selectedOptions[0]?.text.trim() ?? '');
    const typed = /^(?:text|search|email|tel|url|number)$/;
    return element instanceof HTMLInputElement && typed.test(element.type) ? element.value : null;
  }

  /** The line where a field shows its value, without its padding: pictures there (an arrow, a loupe) are beside it. */
  function placeOfValue(value: string): DOMRect {
    const box = (element as Element).getBoundingClientRect();
    const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const [before, after] = ['left', 'right'].map(
      (side) => px(`padding-${side}`) + px(`border-${side}-width`),
    );
    const [above = 0, below = 0] = ['top', 'bottom'].map(
      (side) => px(`padding-${side}`) + px(`border-${side}-width`),
    );
    // The browser draws an arrow of its own in the field.
    const arrow = element?.localName === 'select' && style.appearance !== 'none' ? 20 : 0;
    const room = Math.max(0, box.width - (before ?? 0) - (after ?? 0) - arrow);
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context)
      context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const width = value === '' ? room : Math.min(room, context?.measureText(value).width ?? room);
    const isEnd = /^(?:right|end)$/.test(style.textAlign) !== (style.direction === 'rtl');
    const left = style.textAlign === 'center' ? (room - width) / 2 : isEnd ? room - width : 0;
    const inner = box.height - above - below;
    const height = Math.min(inner, Number.parseFloat(style.fontSize));
    return new DOMRect(box.x + (before ?? 0) + left, box.y + above + (inner - height) / 2, width, height);
  }
}

/** Takes the letters away, their shadows with them where it is asked, and leaves all the rest as it is drawn. */
export function hideLetters(withShadows: boolean): void {
  const world = globalThis as { constatLetters?: CSSStyleSheet };
  world.constatLetters = new CSSStyleSheet();
  world.constatLetters.replaceSync(
    `*{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;transition:none!important${withShadows ? ';text-shadow:none!important' : ''}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, world.constatLetters];
}

/** Brings back what `hideLetters` took away, at once: the site’s own transitions would bring the colours back one by one. */
export function showLetters(): void {
  const world = globalThis as { constatLetters?: CSSStyleSheet };
  world.constatLetters?.replaceSync('*{transition:none!important}');
  // The browser reads the styles now, while nothing can begin a transition.
  document.documentElement.getBoundingClientRect();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== world.constatLetters);
}

/**
 * Contrasts of a text with a picture of what lies behind it: `best`, of the character that stands out least, the best any
 * point of its place gives (what WCAG is held against); `least` and `most`, the worst and the best of all points. `dark` and
 * `light`: the luminances of what lies behind.
 */
export async function contrastBehind(
  picture: string,
  { clip, cells, colour }: TextPlace,
): Promise<{ best: number; least: number; most: number; dark: number; light: number } | 'moved' | null> {
  if ((globalThis as StandsGlobals).constatStands?.() === false) return 'moved';
  const samples = 24;
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context || bitmap.width === 0) return null;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const scale = bitmap.width / clip.width;
  const linear = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const alpha = colour[3] ?? 1;
  let dark = 1;
  let light = 0;
  function contrastAt(x: number, y: number): number {
    const at = 4 * (Math.min(bitmap.height - 1, y) * bitmap.width + Math.min(bitmap.width - 1, x));
    const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const drawn = behind.map((value, part) => alpha * (colour[part] ?? 0) + (1 - alpha) * value);
    const [one, other] = [luminance(drawn), luminance(behind)];
    dark = Math.min(dark, other);
    light = Math.max(light, other);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }
  let best = 21;
  let least = 21;
  let most = 1;
  for (const cell of cells) {
    let highest = 1;
    for (let row = 0; row < samples; row += 1)
      for (let column = 0; column < samples; column += 1) {
        const x = Math.floor((cell.x + (cell.width * (column + 0.5)) / samples) * scale);
        const y = Math.floor((cell.y + (cell.height * (row + 0.5)) / samples) * scale);
        const contrast = contrastAt(x, y);
        highest = Math.max(highest, contrast);
        least = Math.min(least, contrast);
      }
    best = Math.min(best, highest);
    most = Math.max(most, highest);
  }
  return { best, least, most, dark, light };
}
