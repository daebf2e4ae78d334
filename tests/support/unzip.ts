import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';

/** The files of an archive by their paths, as text. */
export async function unzip(bytes: Uint8Array): Promise<Readonly<Record<string, string>>> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries();
  const files = entries.flatMap((entry) => (entry.directory ? [] : [entry]));
  const read = files.map(async (file) => [file.filename, await file.getData(new TextWriter())] as const);
  return Object.fromEntries(await Promise.all(read));
}
