import { type Described, describe } from './describe.ts';
import { isSeen } from './is-seen.ts';
import { pixelsOf } from './pixels.ts';

export interface BareControl extends Described {
  readonly box: NonNullable<Described['box']>;
}

/** Controls of the window without a word, whose sign is drawn by styles; one of each kind. */
export function listBareControls(limit: number): BareControl[] {
  const kinds = new Set<string>();
  const found: BareControl[] = [];
  for (const element of document.querySelectorAll('button,a[href],[role=button],summary,[role=switch]')) {
    if (found.length >= limit) break;
    const rect = element.getBoundingClientRect();
    const [small, large] = [Math.min(rect.width, rect.height), Math.max(rect.width, rect.height)];
    if (small < 10 || large > 120 || rect.x < 0 || rect.y < 0) continue;
    if (rect.right > innerWidth || rect.bottom > innerHeight || !isSeen(element)) continue;
    if ((element.textContent ?? '').trim() !== '' || element.querySelector('img,picture,video,canvas,input'))
      continue;
    const front = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const kind = `${element.localName}.${element.className}`;
    const { box, ...told } = describe(element);
    if (!box || !front || !element.contains(front) || kinds.has(kind)) continue;
    kinds.add(kind);
    found.push({ ...told, box });
  }
  return found;
}

/** How many pixels of a picture (PNG, base64) are not of its most frequent colour, an edge of `inset` px left out. */
export async function inkOf(base64: string, inset: number): Promise<number> {
  const pixels = await pixelsOf(base64);
  if (!pixels || pixels.width <= 2 * inset || pixels.height <= 2 * inset) return 0;
  const counts = new Map<number, number>();
  const { data, width, height } = pixels;
  for (let row = inset; row < height - inset; row += 1)
    for (let column = inset; column < width - inset; column += 1) {
      const at = 4 * (row * width + column);
      // Steps of 16: what is smoothed at an edge stays of one colour.
      const colour =
        ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return (width - 2 * inset) * (height - 2 * inset) - Math.max(0, ...counts.values());
}
