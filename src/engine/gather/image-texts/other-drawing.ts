/** A picture in grey, one byte a pixel. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Edges of a place in a picture, pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Change of brightness, from the pixel before to the pixel after, that makes an outline. */
const outline = 60;
/** Share of the shorter side along the edges where a frame or the edge of a button is drawn. */
const frameShare = 0.15;

/**
 * Share of the outlines of a picture that belong to none of its words, 0–1: of a text alone next to 0, of a diagram or a
 * screenshot most of it. A frame along the edges does not count. 0 where there is no outline.
 */
export function otherDrawing({ width, height, pixels }: GreyPicture, words: readonly Place[]): number {
  const owned = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of words) {
    const around = Math.ceil((bottom - top) / 4);
    for (let y = Math.max(0, top - around); y < Math.min(height, bottom + around); y += 1)
      owned.fill(1, y * width + Math.max(0, left - around), y * width + Math.min(width, right + around));
  }
  const frame = Math.max(1, Math.round(Math.min(width, height) * frameShare));
  let [inWords, outside] = [0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const change =
        Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0)) +
        Math.abs((pixels[at + width] ?? 0) - (pixels[at - width] ?? 0));
      if (change < outline) continue;
      if (owned[at]) inWords += 1;
      else if (x >= frame && y >= frame && x < width - frame && y < height - frame) outside += 1;
    }
  return outside / Math.max(1, inWords + outside);
}
