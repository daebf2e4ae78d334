import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './find-build.mjs';
import { runToTheEnd } from './run-process.mjs';

/** Zones that Vite puts into the pages; what their loaders call of the others is bundled with the server. */
const IN_PAGES = /^(web|contract|reference|report)\//;
const SETTINGS = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/compress-assets.ts',
];

/**
 * Builds the pages with Vite when their sources changed since the last time: `client/` for browsers, `server/index.js`
 * for scripts/build-server.mjs.
 * @param {string} root
 * @returns {Promise<string>} the folder
 */
export async function buildWeb(root) {
  const folder = join(root, 'build/web');
  const stampFile = join(root, 'build/web.stamp');
  const stamp = stampOf(root, (name) => IN_PAGES.test(name), SETTINGS);
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh && existsSync(join(folder, 'server/index.js'))) return folder;
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const code = await runToTheEnd(process.execPath, [cli, 'build', '--logLevel', 'warn'], { cwd: root });
  if (code !== 0) throw new Error(`La construction des pages a échoué (code ${code}).`);
  writeFileSync(stampFile, stamp);
  return folder;
}
