/** Part of a picture, pixels of the picture. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as it is read: one byte a pixel, dark letters on light ground or the other way round. */
interface ReadPicture {
  readonly width: number;
  readonly height: number;
  /** Share of its pixels that its six most frequent colours cover, 0–1. */
  readonly flatness: number;
  /** Base64; null where the picture is not flat enough to be read. */
  readonly grey: string | null;
}

type Pixels = Pick<ImageData, 'data'>;

const sampledPixels = 60_000;

/**
 * Decodes a picture (base64), tells how flat it is, and when it is, gives it in grey, `scale` times its size. Transparent
 * pixels become what the letters stand out from.
 * @throws when the bytes are no picture
 */
export async function readPicture(
  base64: string,
  part: PicturePart,
  { scale, leastFlatness }: { readonly scale: number; readonly leastFlatness: number },
): Promise<ReadPicture> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]), part.x, part.y, part.width, part.height);
  const sample = Math.min(1, Math.sqrt(sampledPixels / (part.width * part.height)));
  const own = pixelsAt(bitmap, Math.ceil(part.width * sample), Math.ceil(part.height * sample));
  const flatness = flatnessOf(own);
  const width = Math.round(part.width * scale);
  const height = Math.round(part.height * scale);
  if (flatness < leastFlatness) return { width, height, flatness, grey: null };
  const { data } = pixelsAt(bitmap, width, height, groundFor(own));
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = luma(data, 4 * at);
  return { width, height, flatness, grey: toBase64(grey) };
}

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 30_000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 30_000));
  return btoa(letters);
}

/** `ground`: absent for a sample, whose colours must be those of the picture; letters to be read must be smooth. */
function pixelsAt(bitmap: ImageBitmap, wide: number, high: number, ground?: string | null): ImageData {
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, wide, high);
  }
  context.imageSmoothingEnabled = ground !== undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, wide, high);
  return context.getImageData(0, 0, wide, high);
}

/** Luma of ITU-R BT.601, 0–255. */
const luma = (data: ArrayLike<number>, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);

/** White, or black where what is painted is mostly light; null where nothing shines through. */
export function groundFor({ data }: Pixels): string | null {
  let painted = 0;
  let light = 0;
  let through = false;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 250) through = true;
    painted += alpha;
    light += alpha * luma(data, at);
  }
  if (!through) return null;
  return light > 170 * painted ? '#000' : '#fff';
}

/** Share of the six most frequent of sixteen levels a colour; what shines through is one more. */
export function flatnessOf({ data }: Pixels): number {
  const counts = new Uint32Array(4_097);
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const colour = (data[at + 3] ?? 0) < 128 ? 4_096 : ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  const most = [...counts].sort((a, b) => b - a).slice(0, 6);
  return most.reduce((sum, count) => sum + count, 0) / (data.length / 4);
}
