import { relativeLuminance } from '../shared/colour.ts';
import { colourTableBytes, type GifBlock, gifBlocks, shownMs } from './animated-image.ts';
import { decodeGifFrame } from './gif-pixels.ts';

/** Places of the image that are looked at, in all. */
const sampleLimit = 2_500;
/** Pixels decoded of one image; a larger one is not judged. */
const pixelLimit = 16_000_000;
/** WCAG 2.3.1: opposing changes of a tenth of the luminance or more, the darker one below 0.8. */
const smallestChange = 0.1;
const darkBelow = 0.8;
/** Six changes a second are three flashes: allowed. */
const changesAllowed = 6;
/** After the first run the image is watched that long again. */
const watchedMs = 1_200;

interface Sample {
  luminance: number;
  /** Last turning point, and the way luminance has gone since. */
  extreme: number;
  direction: number;
  readonly changes: number[];
  flashes: boolean;
}

/**
 * Share (0–1) of a GIF’s surface where more than three flashes fall in one second; null when it is too large to decode
 * or broken. A repeated run is followed a little more than a second further.
 */
export function gifFlashingShare(bytes: Buffer): number | null {
  try {
    const { frames, plays } = gifBlocks(bytes);
    const width = bytes.readUInt16LE(6);
    const height = bytes.readUInt16LE(8);
    const pixels = frames.reduce(
      (sum, { at }) => sum + bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7),
      0,
    );
    if (width * height === 0 || pixels > pixelLimit) return null;
    const step = Math.max(1, Math.ceil(Math.sqrt((width * height) / sampleLimit)));
    const shown = frames.map((frame) => decodeSamples(bytes, frame, step));
    const columns = Math.ceil(width / step);
    const samples = Array.from(
      { length: columns * Math.ceil(height / step) },
      (): Sample => ({
        luminance: 1,
        extreme: -1,
        direction: 0,
        changes: [],
        flashes: false,
      }),
    );
    const runMs = frames.reduce((sum, { delayMs }) => sum + shownMs(delayMs), 0);
    const runs = Math.min(plays ?? Number.POSITIVE_INFINITY, 1 + Math.ceil(watchedMs / runMs));
    let time = 0;
    for (let run = 0; run < runs; run += 1)
      for (const [at, frame] of frames.entries()) {
        const before = frame.disposal === 3 ? samples.map(({ luminance }) => luminance) : null;
        const drawn = shown[at] ?? [];
        for (const { x, y, luminance } of drawn) {
          const sample = samples[y * columns + x];
          if (sample && luminance !== null) sample.luminance = luminance;
        }
        for (const sample of samples) note(sample, time);
        time += shownMs(frame.delayMs);
        if (frame.disposal === 2) for (const { x, y } of drawn) restore(samples[y * columns + x], 1);
        if (before) for (const [index, luminance] of before.entries()) restore(samples[index], luminance);
      }
    return samples.filter(({ flashes }) => flashes).length / samples.length;
  } catch {
    return null;
  }
}

function restore(sample: Sample | undefined, luminance: number): void {
  if (sample) sample.luminance = luminance;
}

function note(sample: Sample, time: number): void {
  const { luminance, extreme, direction } = sample;
  if (extreme < 0) {
    sample.extreme = luminance;
    return;
  }
  const change = luminance - extreme;
  if (direction !== 0 && Math.sign(change) === direction) sample.extreme = luminance;
  else if (Math.abs(change) >= smallestChange && Math.min(luminance, extreme) < darkBelow) {
    sample.direction = Math.sign(change);
    sample.extreme = luminance;
    sample.changes.push(time);
    while ((sample.changes[0] ?? time) < time - 1_000) sample.changes.shift();
    if (sample.changes.length > changesAllowed) sample.flashes = true;
  }
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  /** Null where the frame is transparent. */
  readonly luminance: number | null;
}

/** What a frame draws on the grid of places looked at. */
function decodeSamples(bytes: Buffer, { at, transparent }: GifBlock, step: number): Drawn[] {
  const [left = 0, top = 0, width = 0, height = 0] = [1, 3, 5, 7].map((offset) =>
    bytes.readUInt16LE(at + offset),
  );
  const flags = bytes[at + 9] ?? 0;
  const own = colourTableBytes(flags);
  const colours = luminances(own > 0 ? bytes.subarray(at + 10, at + 10 + own) : globalColours(bytes));
  const pixels = decodeGifFrame(bytes, at + 10 + own, width * height);
  const row = (flags & 0x40) === 0 ? (y: number) => y : interlacedRow(height);
  const drawn: Drawn[] = [];
  for (let y = Math.ceil(top / step); y * step < top + height; y += 1)
    for (let x = Math.ceil(left / step); x * step < left + width; x += 1) {
      const index = pixels[row(y * step - top) * width + x * step - left] ?? 0;
      drawn.push({ x, y, luminance: index === transparent ? null : (colours[index] ?? 0) });
    }
  return drawn;
}

const globalColours = (bytes: Buffer): Buffer => bytes.subarray(13, 13 + colourTableBytes(bytes[10] ?? 0));

/** Relative luminance (WCAG 2.1) of each colour of a table. */
function luminances(table: Buffer): number[] {
  return Array.from({ length: table.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = table.subarray(index * 3, index * 3 + 3);
    return relativeLuminance(red, green, blue);
  });
}

/** Rows of an interlaced frame come in four passes: where in the data is row `y`? */
function interlacedRow(height: number): (y: number) => number {
  const rows: number[] = [];
  let position = 0;
  for (const [start, stride] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const)
    for (let y = start; y < height; y += stride) rows[y] = position++;
  return (y) => rows[y] ?? 0;
}
