import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Changes when one of those sources does, one of those other files, the lock file or Node.
 * @param {string} root
 * @param {(name: string) => boolean} isSource of a path below src, with slashes
 * @param {readonly string[]} others paths below the root
 */
export function sourceStamp(root, isSource, others) {
  const hash = createHash('sha256').update(process.version);
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, 'src'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isSource)
    .sort()
    .map((name) => `src/${name}`);
  for (const name of [...sources, 'package-lock.json', ...others])
    hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}
