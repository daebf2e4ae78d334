import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where a picture goes: `<folder of the run>/<kind>/<name>-<look>.png`. */
export function pictureFile(kind: 'pages' | 'mails' | 'pdf', name: string, look: string): string {
  const folder = join(resolve(process.env.CONSTAT_TEST_PICTURES ?? 'pictures'), kind);
  mkdirSync(folder, { recursive: true });
  const plain = name.normalize('NFD').replaceAll(/[^\w]+/g, '-');
  return join(folder, `${plain}-${look}`);
}
