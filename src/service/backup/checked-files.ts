import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes chunks on, counted and hashed. */
function counting() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    result: (): Written => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** Nothing of a copy is for others: it holds accounts and secrets. */
const privately = { mode: 0o600, flush: true, flags: 'wx' } as const;

/** Writes texts as a compressed file, one a line. */
export async function writeLines(
  path: string,
  texts: AsyncIterable<string>,
): Promise<Written & { rows: number }> {
  let rows = 0;
  async function* lines() {
    for await (const text of texts) {
      rows += 1;
      // Readers of lines end them there too.
      yield `${JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;
    }
  }
  const count = counting();
  const zipped = createGzip({ level: 1 });
  await pipeline(Readable.from(lines()), zipped, count.pass, createWriteStream(path, privately));
  return { rows, ...count.result() };
}

/** The texts of such a file. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const unzipped = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '') yield JSON.parse(line) as string;
}

/** Copies bytes or a file to a new private file. */
export async function writePrivately(path: string, source: Buffer | { from: string }): Promise<Written> {
  const count = counting();
  const input = Buffer.isBuffer(source) ? Readable.from([source]) : createReadStream(source.from);
  await pipeline(input, count.pass, createWriteStream(path, privately));
  return count.result();
}

/** What a file holds now. */
export async function measure(path: string): Promise<Written> {
  const count = counting();
  for await (const _ of count.pass(createReadStream(path)));
  return count.result();
}
