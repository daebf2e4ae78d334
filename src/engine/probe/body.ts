import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

/** Codings of one body that are undone: each costs memory before its first byte, and servers use one. */
const codingsLimit = 3;

/** A body wears more content codings than are undone: it cannot be read. */
class TooManyCodings extends Error {
  readonly code = 'ERR_TOO_MANY_CODINGS';
}

/**
 * The body with its content encodings removed, read as it comes: whoever stops reading stops the
 * decompression, so that a compression bomb costs no more than what is read of it. A name that is no coding changes
 * nothing, as in browsers.
 * @throws TooManyCodings when more than three are named; the body is then given up
 */
export function decodedBody(body: Readable, encoding: string | null): Readable {
  const names = (encoding ?? '').split(',', codingsLimit + 1);
  if (names.length > codingsLimit) {
    body.on('error', () => undefined).destroy();
    throw new TooManyCodings(`more than ${codingsLimit} content codings`);
  }
  return names
    .map((name) => decoderOf(name.trim().toLowerCase()))
    .reverse()
    .reduce<Readable>((stream, decoder) => (decoder ? through(stream, decoder) : stream), body);
}

function decoderOf(name: string): Transform | null {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return null;
  }
}

function through(source: Readable, decoder: Transform): Transform {
  // The reader sees the decoder’s error; the callback only keeps it from being thrown twice.
  pipeline(source, decoder, () => undefined);
  return decoder;
}

/** First bytes of a stream; the stream is destroyed afterwards. `onPart` hears of each part that comes. */
export async function readUpTo(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onPart?: () => void,
): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    onPart?.();
    parts.push(part);
    size += part.length;
    if (size > maxBytes) return { bytes: Buffer.concat(parts).subarray(0, maxBytes), truncated: true };
  }
  return { bytes: Buffer.concat(parts), truncated: false };
}

/** Text in the charset the content type names, else UTF-8; wrong bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const charset = /charset\s{0,20}=\s{0,20}["']?([^\s"';]{1,40})/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
