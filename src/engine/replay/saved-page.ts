import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { PageArtifacts } from '../artifacts.ts';
import { fileLimitBytes } from './saved-format.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Nearly as small as the best and ten times faster. */
const quality = 9;
/** Each chunk is a turn of the pool of threads; a page has megabytes. */
const chunkSize = 1024 * 1024;

/** Writes a value as one compressed JSON file. */
export async function saveJson(path: string, value: object): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 };
  await writeFile(path, await compress(Buffer.from(JSON.stringify(value)), { params, chunkSize }));
}

/**
 * The value of such a file. It may be somebody else’s.
 * @throws Error when it is no compressed JSON, or is larger than `fileLimitBytes` once unpacked: a bomb stops there
 */
export async function unpackJson(packed: Buffer): Promise<unknown> {
  const bytes = await decompress(packed, { maxOutputLength: fileLimitBytes, chunkSize });
  return JSON.parse(bytes.toString('utf8'));
}

/**
 * What one page left, as this very version saved it; null when the file is not there.
 * @throws Error as `unpackJson`
 */
export async function readSavedPage(path: string): Promise<PageArtifacts | null> {
  const packed = await readFile(path).catch(() => null);
  return packed && ((await unpackJson(packed)) as PageArtifacts);
}
