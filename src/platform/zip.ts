import { configure, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

/** One file of an archive. */
export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly modifiedAt?: Date | undefined;
}

configure({ useWebWorkers: false });

/** Pictures and PDFs are compressed already. */
const packed = /\.(?:webp|png|jpe?g|avif|pdf)$/;

/**
 * The archive of the entries, made as it is read: one entry is in memory at a time, and no further entry is asked for
 * once the reader has gone. An entry that fails makes the reading fail: an archive never ends early without a word.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async () => {
    const zip = new ZipWriter(writable);
    for await (const { path, content, modifiedAt } of entries) {
      const reader = typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content);
      await zip.add(path, reader, {
        level: packed.test(path) ? 0 : 6,
        ...(modifiedAt ? { lastModDate: modifiedAt } : {}),
      });
    }
    await zip.close();
  };
  // The reader learns it from the stream, which this ends; one that has gone wants to know nothing.
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}
