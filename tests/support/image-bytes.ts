/** Bits of codes, lowest first, in sub-blocks: LZW data as a GIF holds it. */
function packCodes(codes: readonly { readonly code: number; readonly bits: number }[]): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let heldBits = 0;
  for (const { code, bits } of codes) {
    held |= code << heldBits;
    heldBits += bits;
    for (; heldBits >= 8; heldBits -= 8, held >>>= 8) bytes.push(held & 0xff);
  }
  if (heldBits > 0) bytes.push(held & 0xff);
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.slice(at, at + 255);
    blocks.push(Buffer.from([part.length, ...part]));
  }
  return Buffer.concat([...blocks, Buffer.from([0])]);
}

/** One colour over the frame, written with growing codes as encoders do. */
function solidPixels(colour: number, count: number): Buffer {
  const codes = [{ code: 4, bits: 3 }];
  let bits = 3;
  let next = 6;
  let written = 0;
  for (let length = 1; written < count; length += 1) {
    const isLast = written + length > count;
    if (isLast) {
      // The remainder, colour by colour after a clear code: the table starts anew.
      for (; written < count; written += 1) {
        codes.push({ code: 4, bits }, { code: colour, bits: 3 });
        bits = 3;
      }
      break;
    }
    codes.push({ code: length === 1 ? colour : 6 + length - 2, bits });
    written += length;
    if (length > 1) next += 1;
    if (next === 1 << bits && bits < 12) bits += 1;
  }
  return packCodes([...codes, { code: 5, bits }]);
}

interface GifOptions {
  readonly delayMs: number;
  /** 0 for ever; null: no word of it. Default 0. */
  readonly loops?: number | null;
  /** Every frame but the first covers the lower half only. */
  readonly lowerHalfOnly?: boolean;
  readonly width?: number;
  readonly height?: number;
}

const word = (value: number): [number, number] => [value & 0xff, value >> 8];

/** A GIF whose frames are each one colour: 0 black, 1 white. */
export function gifOf(colours: readonly number[], options: GifOptions): Buffer {
  const { delayMs, loops = 0, lowerHalfOnly = false, width = 40, height = 40 } = options;
  const palette = [0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255];
  const head = [...Buffer.from('GIF89a'), ...word(width), ...word(height), 0x81, 0, 0, ...palette];
  const again =
    loops === null ? [] : [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, ...word(loops), 0];
  const frames = colours.map((colour, at) => {
    const top = lowerHalfOnly && at > 0 ? height / 2 : 0;
    const control = [0x21, 0xf9, 4, 4, ...word(delayMs / 10), 0, 0];
    const place = [0x2c, ...word(0), ...word(top), ...word(width), ...word(height - top), 0, 2];
    return Buffer.concat([Buffer.from([...control, ...place]), solidPixels(colour, width * (height - top))]);
  });
  return Buffer.concat([Buffer.from([...head, ...again]), ...frames, Buffer.from([0x3b])]);
}

function riffChunk(name: string, data: readonly number[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, Buffer.from(data), Buffer.alloc(data.length % 2)]);
}

/** The container of an animated WebP, without pictures. */
export function webpOf(delaysMs: readonly number[], loops: number): Buffer {
  const chunks = Buffer.concat([
    riffChunk('VP8X', [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    riffChunk('ANIM', [0, 0, 0, 0, ...word(loops)]),
    ...delaysMs.map((delay) => riffChunk('ANMF', [...Buffer.alloc(12), ...word(delay), 0, 0])),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP'), chunks]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** The container of a PNG, animated when it has delays, without pictures. */
export function pngOf(delaysMs: readonly number[], plays: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(delaysMs.length);
  control.writeUInt32BE(plays, 4);
  const frames = delaysMs.map((delay) => {
    const frame = Buffer.alloc(26);
    frame.writeUInt16BE(delay, 20);
    frame.writeUInt16BE(1_000, 22);
    return pngChunk('fcTL', frame);
  });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.alloc(13)),
    ...(delaysMs.length > 0 ? [pngChunk('acTL', control)] : []),
    ...frames,
    pngChunk('IDAT', Buffer.alloc(4)),
  ]);
}
