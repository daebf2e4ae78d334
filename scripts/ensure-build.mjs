import { join } from 'node:path';
import { findBuild } from './find-build.mjs';
import { whilePreparing } from './install-packages.mjs';
import { runToTheEnd } from './run-process.mjs';

/**
 * The folder of the build of these sources, made (scripts/build.mjs) when it is not there, in a process of its own:
 * the bundler’s memory goes with it. Two starts at once build once.
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function ensureBuild(root) {
  const { folder, isThere } = findBuild(root);
  if (isThere) return folder;
  await whilePreparing(root, async () => {
    if (findBuild(root).isThere) return;
    const env = { ...process.env, NODE_ENV: 'production' };
    const args = [join(root, 'scripts/build.mjs'), folder];
    const code = await runToTheEnd(process.execPath, args, { cwd: root, env });
    if (code !== 0) throw new Error(`La construction a échoué (code ${code}).`);
  });
  return folder;
}
