import type { Dom, DomNode } from '../../artifacts.ts';
import { ratioOfLuminances, relativeLuminance } from '../../shared/colour.ts';
import { ancestorsOf } from '../dom/dom.ts';

/** sRGB channels 0–255 and opacity 0–1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads a computed colour (`rgb()`, `rgba()`, `color(srgb …)`); null for anything else. */
export function parseColour(text: string): Colour | null {
  const numbers =
    text.match(/-?(?<![\d.])[\d.]+%?(?=[\s,/)]|$)/g)?.map((part) => Number.parseFloat(part)) ?? [];
  const [first, second, third, alpha = 1] = numbers;
  if (first === undefined || second === undefined || third === undefined) return null;
  if (/^rgba?\(/.test(text)) return { red: first, green: second, blue: third, alpha };
  if (/^color\(srgb /.test(text)) return { red: first * 255, green: second * 255, blue: third * 255, alpha };
  return null;
}

/** The colours of a computed value, as it writes them, in whatever notation: `parseColour` does not read all of them. */
export const coloursIn = (value: string): readonly string[] =>
  value.match(/\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^()]*\)/g) ?? [];

/** The colour seen when `top` is painted over an opaque `under`. */
export function paintOver(top: Colour, under: Colour): Colour {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return {
    red: mix(top.red, under.red),
    green: mix(top.green, under.green),
    blue: mix(top.blue, under.blue),
    alpha: 1,
  };
}

/** Contrast ratio 1–21 of two opaque colours (WCAG 2.1, relative luminance). */
export function contrastRatio(a: Colour, b: Colour): number {
  return ratioOfLuminances(luminance(a), luminance(b));
}

/** Relative luminance 0–1 of an opaque colour (WCAG 2.1). */
export function luminance({ red, green, blue }: Colour): number {
  return relativeLuminance(red, green, blue);
}

/** The canvas that lies behind every page. */
export const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** True when the element paints a background colour, even a translucent one; one in a notation not read here is painted. */
export function paintsBackground({ style: { backgroundColor } }: DomNode): boolean {
  return (
    backgroundColor !== '' && backgroundColor !== 'transparent' && parseColour(backgroundColor)?.alpha !== 0
  );
}

/**
 * Colour behind the element’s own background, from its ancestors down to the white canvas; null when an image, a
 * gradient, a transparency or a layer laid out elsewhere makes it unknowable.
 */
export function colourBehind(dom: Dom, node: DomNode): Colour | null {
  if (node.style.position === 'absolute' || node.style.position === 'fixed') return null;
  const layers: Colour[] = [];
  for (const up of ancestorsOf(dom, node)) {
    if (up.style.backgroundImage !== 'none' || up.style.opacity !== '1') return null;
    const colour = parseColour(up.style.backgroundColor);
    if (!colour) return null;
    layers.push(colour);
    if (colour.alpha === 1) break;
    if (up.style.position === 'absolute' || up.style.position === 'fixed') return null;
  }
  return layers.reduceRight((under, top) => paintOver(top, under), white);
}

/** Of an opaque text with its own colour over what is known to lie behind; 0 where one of them is not known. */
export function plainContrast(dom: Dom, node: DomNode): number {
  const { backgroundColor, color } = node.style;
  const [behind, own, text] = [colourBehind(dom, node), parseColour(backgroundColor), parseColour(color)];
  return behind && own && text?.alpha === 1 ? contrastRatio(text, paintOver(own, behind)) : 0;
}
