import { relativeLuminance } from '../shared/colour.ts';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

let canvas: CanvasRenderingContext2D | null | undefined;

/** What any colour of styles is painted as; null where nothing can be painted. */
export function colourOf(value: string): Colour | null {
  // Most are told so. What is painted has lost some of its colour where it is seen through.
  const told = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(value);
  if (told) return [Number(told[1]), Number(told[2]), Number(told[3]), Number(told[4] ?? 1)];
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return null;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = value;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** One colour laid over an opaque one. */
export const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => [
  r * alpha + red * (1 - alpha),
  g * alpha + green * (1 - alpha),
  b * alpha + blue * (1 - alpha),
  1,
];

/** Relative luminance (WCAG 2), 0 to 1; its alpha is left out. */
export const luminanceOf = ([red, green, blue]: Colour): number => relativeLuminance(red, green, blue);

/** What is painted behind what stands in the element, white in the end; null: a picture, or seen through. */
export function groundOf(element: Element | null): Colour | null {
  const layers: Colour[] = [];
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    const colour = colourOf(backgroundColor);
    if (!colour || backgroundImage !== 'none' || Number(opacity) < 1) return null;
    layers.push(colour);
    if (colour[3] === 1) break;
  }
  return layers.reduceRight<Colour>((under, colour) => over(colour, under), [255, 255, 255, 1]);
}

/** A colour in the notation of all rules, `rgb()`; one of another colour space as it is painted. */
export function paintedColour(colour: string): string {
  if (!/^(?:lch|lab|oklch|oklab|hsl|hwb|color)\(/.test(colour)) return colour;
  const shown = colourOf(colour);
  if (!shown) return colour;
  const [red, green, blue, alpha] = shown;
  if (alpha === 1) return `rgb(${red}, ${green}, ${blue})`;
  return `rgba(${red}, ${green}, ${blue}, ${Math.round(alpha * 1_000) / 1_000})`;
}
