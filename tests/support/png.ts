import { crc32, deflateSync } from 'node:zlib';

/** A grey PNG of 1 or 8 bits a pixel: `rows` begin with their filter, 0. `heavier`: bytes that decoders pass over, beside its pixels. */
export function greyPng(
  { width, height, bits }: { readonly width: number; readonly height: number; readonly bits: 1 | 8 },
  rows: Buffer,
  heavier: (pixelBytes: number) => number = () => 0,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = bits;
  const pixels = deflateSync(rows);
  const filler = Math.max(0, heavier(pixels.length));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...(filler > 0 ? [chunk('poId', Buffer.alloc(filler))] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
