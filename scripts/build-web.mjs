import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFolderLock } from '../src/platform/folder-lock.ts';
import { runToTheEnd } from './run-process.mjs';
import { sourceStamp } from './source-stamp.mjs';

/** The pages’ server half bundles services, so nearly all of src counts; these zones never reach it. */
const NOT_BUNDLED = /^(main|jobs|http)\/|\.test\.tsx?$|\/migrations\//;
const SETTINGS = ['vite.config.ts', 'react-router.config.ts'];

/**
 * Builds the pages into build/web when their sources changed since the last build. Two starts at once build once.
 * @param {string} root
 * @param {{ force?: boolean }} [options]
 */
export async function buildWeb(root, options = {}) {
  mkdirSync(join(root, 'build'), { recursive: true });
  await withFolderLock(join(root, 'build/web.lock'), () => buildIfNeeded(root, options));
}

async function buildIfNeeded(root, options) {
  const stamp = sourceStamp(root, (name) => !NOT_BUNDLED.test(name), SETTINGS);
  const stampFile = join(root, 'build/web.stamp');
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh && existsSync(join(root, 'build/web/server/index.js')) && !options.force) return;
  const startedMs = Date.now();
  console.error('Construction des pages…');
  const code = await runToTheEnd(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`La construction des pages a échoué (code ${code}).`);
  writeFileSync(stampFile, stamp);
  console.error(`Pages construites en ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
}
