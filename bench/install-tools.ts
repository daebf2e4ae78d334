import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { costOf } from './measure.ts';

/**
 * Installs other people’s tools into node_modules/.cache, once: they are no dependency of the product.
 * @param packages names with exact versions
 * @param entries files of them, below `node_modules`, that must be there afterwards
 * @returns the paths of these files
 * @throws Error when one is missing
 */
export async function installTools(
  packages: readonly string[],
  entries: readonly string[],
): Promise<string[]> {
  const folder = resolve('node_modules/.cache/constat-bench');
  const paths = entries.map((entry) => join(folder, 'node_modules', entry));
  if (paths.every((path) => existsSync(path))) return paths;
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, 'package.json')))
    await writeFile(join(folder, 'package.json'), '{"private":true}\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code } = await costOf(npm, ['install', ...flags, ...packages]);
  const missing = paths.filter((path) => !existsSync(path));
  if (code !== 0 || missing.length > 0) throw new Error(`${packages.join(', ')} could not be installed`);
  return paths;
}
