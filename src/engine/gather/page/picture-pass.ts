/** Where an image comes from and which part of it is shown. */
export interface PlacedPicture {
  readonly index: number;
  /** Absolute address; a `data:` one whole. */
  readonly url: string;
  /** CSS px of the element’s own surface, and how the picture lies on it; null where the whole picture is shown. */
  readonly laid: {
    readonly width: number;
    readonly height: number;
    readonly size: string;
    readonly position: string;
  } | null;
}

/**
 * Runs in our isolated world, after the pass over the elements: the picture that each of these elements shows. Elements
 * whose picture has no address, or one longer than `longest`, are left out.
 */
export function placePictures(indexes: readonly number[], longest: number): PlacedPicture[] {
  const { constatIndexes } = globalThis as { constatIndexes?: Map<Element, number> };
  const wanted = new Set(indexes);
  const placed: PlacedPicture[] = [];
  for (const [element, index] of constatIndexes ?? []) {
    if (!wanted.has(index)) continue;
    const own = ownAddress(element);
    const picture = own === null ? laidBehind(element) : { url: own, laid: null };
    if (picture && picture.url !== '' && picture.url.length <= longest) placed.push({ index, ...picture });
  }
  return placed;

  /** Null where the element is no image by itself. */
  function ownAddress(element: Element): string | null {
    if (element.localName === 'img') return (element as HTMLImageElement).currentSrc;
    if (element.localName === 'input' || element.localName === 'embed')
      return (element as HTMLEmbedElement).src;
    return element.localName === 'object' ? (element as HTMLObjectElement).data : null;
  }

  function laidBehind(element: Element): Omit<PlacedPicture, 'index'> | null {
    const style = getComputedStyle(element);
    const url = /^url\("((?:[^"\\]|\\.)*)"\)$/.exec(style.backgroundImage)?.[1];
    if (url === undefined) return null;
    const { clientWidth: width, clientHeight: height } = element;
    const laid = { width, height, size: style.backgroundSize, position: style.backgroundPosition };
    const address = url.replaceAll(/\\(.)/g, '$1');
    return URL.canParse(address, element.baseURI)
      ? { url: new URL(address, element.baseURI).href, laid }
      : null;
  }
}

/** Part of a picture, pixels of the picture. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as it is read: one byte a pixel, dark letters on light ground or the other way round. */
export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  /** Share of its pixels that its six most frequent colours cover, 0–1. */
  readonly flatness: number;
  /** Base64; null where the picture is not flat enough to be read. */
  readonly grey: string | null;
}

/**
 * Runs in our isolated world: decodes a picture, tells how flat it is, and when it is, gives it in grey, `scale` times
 * its size. Transparent pixels become what the letters stand out from.
 * @throws when the bytes are no picture
 */
export async function readPicture(
  base64: string,
  part: PicturePart,
  { scale, leastFlatness }: { readonly scale: number; readonly leastFlatness: number },
): Promise<ReadPicture> {
  const sampledPixels = 60_000;
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  const bitmap = await createImageBitmap(new Blob([bytes]), part.x, part.y, part.width, part.height);
  const sample = Math.min(1, Math.sqrt(sampledPixels / (part.width * part.height)));
  const own = pixelsAt(Math.ceil(part.width * sample), Math.ceil(part.height * sample));
  const flatness = flatnessOf(own);
  const width = Math.round(part.width * scale);
  const height = Math.round(part.height * scale);
  if (flatness < leastFlatness) return { width, height, flatness, grey: null };
  const { data } = pixelsAt(width, height, groundFor(own));
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = luma(data, 4 * at);
  let letters = '';
  for (let at = 0; at < grey.length; at += 30_000)
    letters += String.fromCharCode(...grey.subarray(at, at + 30_000));
  return { width, height, flatness, grey: btoa(letters) };

  function pixelsAt(wide: number, high: number, ground?: string | null): ImageData {
    const canvas = new OffscreenCanvas(wide, high);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    if (ground) {
      context.fillStyle = ground;
      context.fillRect(0, 0, wide, high);
    }
    // Colours of a sample must be those of the picture; letters to be read must be smooth.
    context.imageSmoothingEnabled = ground !== undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, wide, high);
    return context.getImageData(0, 0, wide, high);
  }

  function luma(data: Uint8ClampedArray, at: number): number {
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }

  /** White, or black where what is painted is mostly light; null where nothing shines through. */
  function groundFor({ data }: ImageData): string | null {
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

  function flatnessOf({ data }: ImageData): number {
    // Sixteen levels a colour; what shines through is one more.
    const counts = new Uint32Array(4_097);
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const colour =
        (data[at + 3] ?? 0) < 128 ? 4_096 : ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    const most = [...counts].sort((a, b) => b - a).slice(0, 6);
    return most.reduce((sum, count) => sum + count, 0) / (data.length / 4);
  }
}
