/** A picture in grey, one byte a pixel. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Edges of a place in a picture, pixels; right and bottom are the first beyond. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where brightness changes: 1 on an outline. Grounds that change slowly have none. */
export type Outlines = Uint8Array;

/** Change of brightness, from the pixel before to the pixel after, that makes an outline. */
const leastChange = 60;
/** Share of the shorter side along the edges where a frame or the edge of a button is drawn. */
const frameShare = 0.15;
/** A form that holds the middle of so many others is a frame around them, no letter. */
const heldByFrame = 4;
/** More forms than that are a texture. */
const mostForms = 4_000;

export function outlinesOf({ width, height, pixels }: GreyPicture): Outlines {
  const outlines = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0));
      const down = Math.abs((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0));
      if (across + down >= leastChange) outlines[at] = 1;
    }
  return outlines;
}

/** A line is that thin, and longer than letters are wide. */
const thickest = 4;
const shortestLine = 48;
const leastLine = 12;

/** The picture without the thin lines of its tables, which hide words from whoever reads; what they part stays. */
export function withoutLines({ width, height, pixels }: GreyPicture): GreyPicture {
  const cleared = Uint8Array.from(pixels);
  /** Along one way, `step` to the next pixel and `across` to the next line. */
  const clear = (lines: number, length: number, step: number, across: number) => {
    const far = thickest * across;
    for (let line = thickest; line < lines - thickest; line += 1) {
      const run: number[] = [];
      let gap = 0;
      for (let at = 0; at <= length; at += 1) {
        const here = line * across + at * step;
        const ground = Math.min(pixels[here - far] ?? 0, pixels[here + far] ?? 0);
        if (at < length && ground - (pixels[here] ?? 0) >= leastLine) {
          run.push(here);
          gap = 0;
          continue;
        }
        // Where another line crosses it, it goes on.
        gap += 1;
        if (gap <= 2 * thickest && at < length) continue;
        if (run.length >= shortestLine)
          for (const dark of run) cleared[dark] = Math.min(pixels[dark - far] ?? 0, pixels[dark + far] ?? 0);
        run.length = 0;
      }
    }
  };
  clear(height, width, 1, width);
  clear(width, height, width, 1);
  return { width, height, pixels: cleared };
}

interface Form extends Place {
  /** Pixels of its outline away from the edges of the picture. */
  readonly length: number;
}

/**
 * What the forms of a picture are before any is read: how many may be letters, and the share of all outlines, 0–1, that
 * frames around others, long lines and textures make. A frame along the edges does not count.
 */
export function formsOf(
  { width, height }: Pick<GreyPicture, 'width' | 'height'>,
  outlines: Outlines,
): { readonly letters: number; readonly drawing: number } {
  const forms = connected(width, height, outlines);
  if (forms.length > mostForms) return { letters: 0, drawing: 1 };
  const middles = forms.map(
    ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const,
  );
  const holds = ({ left, right, top, bottom }: Form) =>
    middles.filter(([x, y]) => y > top && y < bottom && x > left && x < right).length - 1 >= heldByFrame;
  let [letters, drawn, all] = [0, 0, 0];
  for (const form of forms) {
    const [wide, high] = [form.right - form.left, form.bottom - form.top];
    const isLine = Math.max(wide / high, high / wide) > 8 && Math.max(wide / width, high / height) > 0.25;
    all += form.length;
    if (isLine || holds(form)) drawn += form.length;
    else letters += 1;
  }
  return { letters, drawing: drawn / Math.max(1, all) };
}

/** Forms of outlines that touch one another, without dust. */
function connected(width: number, height: number, outlines: Outlines): Form[] {
  const left = Uint8Array.from(outlines);
  const frame = frameOf(width, height);
  const forms: Form[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < left.length && forms.length <= mostForms; start += 1) {
    if (left[start] === 0) continue;
    left[start] = 0;
    waiting.push(start);
    const form = { left: width, top: height, right: 0, bottom: 0, length: 0 };
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      form.left = Math.min(form.left, x);
      form.right = Math.max(form.right, x + 1);
      form.top = Math.min(form.top, y);
      form.bottom = Math.max(form.bottom, y + 1);
      if (x >= frame && y >= frame && x < width - frame && y < height - frame) form.length += 1;
      for (const next of [
        at - width - 1,
        at - width,
        at - width + 1,
        at - 1,
        at + 1,
        at + width - 1,
        at + width,
        at + width + 1,
      ])
        if (left[next] === 1) {
          left[next] = 0;
          waiting.push(next);
        }
    }
    if (form.length > 0 && Math.max(form.right - form.left, form.bottom - form.top) >= 5) forms.push(form);
  }
  return forms;
}

const frameOf = (width: number, height: number): number =>
  Math.max(1, Math.round(Math.min(width, height) * frameShare));

/**
 * Share of the outlines of a picture that belong to none of its words, 0–1: of a text alone next to 0. A frame along the
 * edges does not count. 0 where there is no outline.
 */
export function outsideWords(
  { width, height }: Pick<GreyPicture, 'width' | 'height'>,
  outlines: Outlines,
  words: readonly Place[],
): number {
  const owned = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of words) {
    const around = Math.ceil((bottom - top) / 4);
    for (let y = Math.max(0, top - around); y < Math.min(height, bottom + around); y += 1)
      owned.fill(1, y * width + Math.max(0, left - around), y * width + Math.min(width, right + around));
  }
  const frame = frameOf(width, height);
  let [inside, outside] = [0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      if (outlines[y * width + x] === 0) continue;
      if (owned[y * width + x]) inside += 1;
      else if (x >= frame && y >= frame && x < width - frame && y < height - frame) outside += 1;
    }
  return outside / Math.max(1, inside + outside);
}
