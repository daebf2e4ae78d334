import type { AnimatedImage } from '../artifacts.ts';

/** What the container of an image says of its animation. */
export type ImageTiming = Pick<AnimatedImage, 'format' | 'frames' | 'durationSeconds' | 'plays'>;

/** Frames and duration of an animated GIF, WebP or PNG; null for a still image, another format or broken bytes. */
export function readImageTiming(bytes: Buffer): ImageTiming | null {
  try {
    const head = bytes.toString('latin1', 0, 12);
    const timing = /^GIF8[79]a/.test(head)
      ? gifTiming(bytes)
      : /^RIFF.{4}WEBP/s.test(head)
        ? webpTiming(bytes)
        : head.startsWith('\x89PNG')
          ? pngTiming(bytes)
          : null;
    return timing && timing.frames > 1 ? timing : null;
  } catch {
    return null;
  }
}

/** Browsers show a frame that asks for 10 ms or less during 100 ms. */
export const shownMs = (delayMs: number): number => (delayMs <= 10 ? 100 : delayMs);

export interface GifBlock {
  /** Position of the image descriptor. */
  readonly at: number;
  readonly delayMs: number;
  readonly disposal: number;
  /** Index of the transparent colour, −1 for none. */
  readonly transparent: number;
}

/** Walks the blocks of a GIF (GIF89a, 1990). Stops where the bytes stop. */
export function gifBlocks(bytes: Buffer): { frames: GifBlock[]; plays: number | null } {
  const frames: GifBlock[] = [];
  let plays: number | null = 1;
  let control = { delayMs: 0, disposal: 0, transparent: -1 };
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x2c) {
      frames.push({ at, ...control });
      control = { delayMs: 0, disposal: 0, transparent: -1 };
      at = afterSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9] ?? 0));
    } else if (kind === 0x21) {
      const label = bytes[at + 1];
      if (label === 0xf9) {
        const flags = bytes[at + 3] ?? 0;
        const transparent = flags & 1 ? (bytes[at + 6] ?? -1) : -1;
        control = { delayMs: bytes.readUInt16LE(at + 4) * 10, disposal: (flags >> 2) & 7, transparent };
      } else if (label === 0xff && bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0') {
        const count = bytes.readUInt16LE(at + 16);
        plays = count === 0 ? null : count + 1;
      }
      at = afterSubBlocks(bytes, at + 2);
    } else break;
  }
  return { frames, plays };
}

export const colourTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let size = bytes[at] ?? 0; size > 0; size = bytes[at] ?? 0) at += size + 1;
  return at + 1;
}

function gifTiming(bytes: Buffer): ImageTiming {
  const { frames, plays } = gifBlocks(bytes);
  const ms = frames.reduce((sum, { delayMs }) => sum + shownMs(delayMs), 0);
  return { format: 'gif', frames: frames.length, durationSeconds: ms / 1_000, plays };
}

function webpTiming(bytes: Buffer): ImageTiming | null {
  if (bytes.toString('latin1', 12, 16) !== 'VP8X' || ((bytes[20] ?? 0) & 2) === 0) return null;
  let plays: number | null = null;
  let frames = 0;
  let ms = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    if (name === 'ANIM') plays = bytes.readUInt16LE(at + 12) || null;
    if (name === 'ANMF' && at + 24 <= bytes.length) {
      frames += 1;
      ms += shownMs(bytes.readUIntLE(at + 20, 3));
    }
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return { format: 'webp', frames, durationSeconds: ms / 1_000, plays };
}

function pngTiming(bytes: Buffer): ImageTiming | null {
  let timing: { frames: number; plays: number | null } | null = null;
  let ms = 0;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT' && !timing) return null;
    if (name === 'acTL')
      timing = { frames: bytes.readUInt32BE(at + 8), plays: bytes.readUInt32BE(at + 12) || null };
    if (name === 'fcTL' && at + 32 <= bytes.length)
      ms += shownMs((1_000 * bytes.readUInt16BE(at + 28)) / (bytes.readUInt16BE(at + 30) || 100));
  }
  return timing && { format: 'apng', ...timing, durationSeconds: ms / 1_000 };
}
