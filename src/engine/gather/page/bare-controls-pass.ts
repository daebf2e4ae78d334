import type { Described, PageTools } from './describe-element.ts';

export interface BareControl extends Described {
  readonly box: NonNullable<Described['box']>;
}

/** Runs in our isolated world: controls of the window without a word, whose sign is drawn by styles; one of each kind. */
export function listBareControls(limit: number): BareControl[] {
  const { constatTools } = globalThis as unknown as { constatTools: PageTools };
  const kinds = new Set<string>();
  const found: BareControl[] = [];
  for (const element of document.querySelectorAll('button,a[href],[role=button],summary,[role=switch]')) {
    if (found.length >= limit) break;
    const rect = element.getBoundingClientRect();
    const [small, large] = [Math.min(rect.width, rect.height), Math.max(rect.width, rect.height)];
    if (small < 10 || large > 120 || rect.x < 0 || rect.y < 0) continue;
    if (rect.right > innerWidth || rect.bottom > innerHeight || !constatTools.isSeen(element)) continue;
    if ((element.textContent ?? '').trim() !== '' || element.querySelector('img,picture,video,canvas,input'))
      continue;
    const front = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const kind = `${element.localName}.${element.className}`;
    const { box, ...told } = constatTools.describe(element);
    if (!box || !front || !element.contains(front) || kinds.has(kind)) continue;
    kinds.add(kind);
    found.push({ ...told, box });
  }
  return found;
}

/** How many pixels of a picture (PNG, base64) are not of its most frequent colour, an edge of `inset` px left out. */
export async function inkOf(base64: string, inset: number): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const [width, height] = [bitmap.width - 2 * inset, bitmap.height - 2 * inset];
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context || width < 1 || height < 1) return 0;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(inset, inset, width, height);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    // Steps of 16: what is smoothed at an edge stays of one colour.
    const colour =
      ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return data.length / 4 - Math.max(0, ...counts.values());
}
