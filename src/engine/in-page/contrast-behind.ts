import { ratioOfLuminances, relativeLuminance } from '../shared/colour.ts';
import { pixelsOf } from './pixels.ts';
import { stillStands, type TextPlace } from './text-place.ts';

/**
 * Contrasts of a text with a picture of what lies behind it: `best`, of the character that stands out least, the best any
 * point of its place gives (what WCAG is held against); `least` and `most`, the worst and the best of all points. `dark` and
 * `light`: the luminances of what lies behind.
 */
export interface BehindContrast {
  readonly best: number;
  readonly least: number;
  readonly most: number;
  readonly dark: number;
  readonly light: number;
}

/** Points a side of the place of a character. */
const samples = 24;

/** `picture`: the clip of `placeText` without its letters, PNG in base64. `moved`: the text is no more where it was placed. */
export async function contrastBehind(
  picture: string,
  place: TextPlace,
): Promise<BehindContrast | 'moved' | null> {
  if (!stillStands()) return 'moved';
  const pixels = await pixelsOf(picture);
  return pixels && contrastsOver(pixels, place);
}

/** The same of pixels that may be more than one for a CSS px. */
export function contrastsOver(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  { clip, cells, colour }: Pick<TextPlace, 'clip' | 'cells' | 'colour'>,
): BehindContrast {
  const scale = width / clip.width;
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour;
  const mix = (top: number, under: number) => alpha * top + (1 - alpha) * under;
  let dark = 1;
  let light = 0;
  function contrastAt(x: number, y: number): number {
    const at = 4 * (Math.min(height - 1, y) * width + Math.min(width - 1, x));
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const behind = relativeLuminance(r, g, b);
    dark = Math.min(dark, behind);
    light = Math.max(light, behind);
    return ratioOfLuminances(relativeLuminance(mix(red, r), mix(green, g), mix(blue, b)), behind);
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
