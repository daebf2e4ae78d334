import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this size the saving is smaller than a packet. */
const minBytes = 1000;

/** Writes `file.br` and `file.gz` beside each text asset of a folder, so that serving costs no compression. */
export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) {
    const path = join(folder, name);
    if (!compressible.has(extname(name)) || !(await stat(path)).isFile()) continue;
    const bytes = await readFile(path);
    if (bytes.length < minBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
