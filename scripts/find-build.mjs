// No dependency: scripts/start.mjs asks whether packages for building are needed, before any is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What makes a build, apart from the sources: the packages, the settings of the pages, the program itself. */
const MAKERS = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  ...['build', 'build-web', 'build-server', 'bundle-plugins', 'in-page-files', 'program'].map(
    (name) => `scripts/${name}.mjs`,
  ),
  'scripts/compress-assets.ts',
  'scripts/generate-docs.ts',
  'scripts/possible-verdicts.ts',
];

const isTest = (name) => /\.test\.tsx?$/.test(name);

/**
 * Changes when one of those sources does, or one of those other files; the same on every machine.
 * @param {string} root
 * @param {(name: string) => boolean} isSource of a path below src, with slashes
 * @param {readonly string[]} others paths below the root
 */
export function stampOf(root, isSource, others) {
  const hash = createHash('sha256');
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(join(root, 'src'), join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'),
    )
    .filter((name) => !isTest(name) && isSource(name))
    .sort()
    .map((name) => `src/${name}`);
  for (const name of [...sources, ...others]) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Where the build of these very sources is, or will be: `build/constat-<stamp>`. It is there whole or not at all,
 * made here (`npm run build`) or elsewhere and put there.
 * @param {string} root
 * @returns {{ folder: string, stamp: string, isThere: boolean }}
 */
export function findBuild(root) {
  const stamp = stampOf(root, () => true, MAKERS);
  const folder = join(root, 'build', `constat-${stamp}`);
  return { folder, stamp, isThere: existsSync(join(folder, 'build.json')) };
}
