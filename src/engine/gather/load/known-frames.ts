import type jpeg from 'jpeg-js';

type Encoded = ReturnType<typeof jpeg.encode>;

/** Screens of a few sizes: those of our devices, and of pages that ask for another. */
const mostSizes = 8;

const isAll = (bytes: Buffer, value: number): boolean => bytes.equals(Buffer.alloc(bytes.length, value));

/**
 * Speed Index compares each frame of a load with a white one that it draws, and writes, for every load; and reads the
 * first frame twice. All of that is plain JavaScript over every pixel: a white frame is kept by its size, and what was
 * read of a picture goes with it.
 */
export function rememberFrames(codec: Pick<typeof jpeg, 'encode' | 'decode'>): void {
  const { encode, decode } = codec;
  const white = new Map<string, Encoded>();
  const read = new WeakMap<object, unknown>();
  codec.encode = (image, quality) => {
    const { data, width, height } = image;
    const isWhite = quality === undefined && data instanceof Buffer && isAll(data, 0xff);
    if (!isWhite) return encode(image, quality);
    const size = `${width}×${height}`;
    const written = white.get(size) ?? encode(image);
    if (white.size >= mostSizes) white.clear();
    white.set(size, written);
    return written;
  };
  codec.decode = ((bytes: Buffer, options?: object) => {
    if (options !== undefined) return decode(bytes, options);
    const known = read.get(bytes) ?? decode(bytes);
    read.set(bytes, known);
    return known;
  }) as typeof decode;
}
