import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
/** Method deflate, no name, no date, any system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty block that says it is the last. */
const last = Buffer.from([3, 0]);
/** What a stored block may hold. */
const mostStored = 0xffff;

/** A text in parts, packed once; what stands between them is given each time. */
export type PackedParts = (between: string) => Buffer<ArrayBuffer>;

/** Bytes as they are, as a block of their own (RFC 1951 §3.2.4). */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & mostStored, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * Packs each part of a text by itself, ended at a whole byte, so that an answer costs no packing: its gzip (RFC 1952) is
 * these blocks, with what stands between them stored as it is.
 */
export async function packParts(parts: readonly string[]): Promise<PackedParts> {
  const texts = parts.map((part) => Buffer.from(part));
  const options = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH };
  const blocks = await Promise.all(texts.map((text) => deflate(text, options)));
  return (between) => {
    const bytes = Buffer.from(between);
    if (bytes.length > mostStored) throw new RangeError('What stands between the parts is too long.');
    const block = stored(bytes);
    const [checksum, size] = texts.reduce<readonly [number, number]>(
      ([crc, length], text, at) =>
        at === 0
          ? [crc32(text), text.length]
          : [crc32(text, crc32(bytes, crc)), length + bytes.length + text.length],
      [0, 0],
    );
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(size % 2 ** 32, 4);
    const middle = blocks.flatMap((packed, at) => (at === 0 ? [packed] : [block, packed]));
    return Buffer.concat([header, ...middle, last, trailer]);
  };
}
