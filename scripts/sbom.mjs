// `npm run sbom [-- <file>]`: what the product is made of, in CycloneDX: the packages installed beside it and those that
// its build holds. Written on demand, to standard output without a file.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { readLock } from './licences.mjs';

/** What npm says of the packages that production installs, from the lock file alone. */
export function askNpm(root) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 };
  const args = ['sbom', ...kind, '--package-lock-only', '--omit=dev'];
  return JSON.parse(execFileSync(npm, args, { ...options, shell: process.platform === 'win32' }).toString());
}

/** `sha512-<base64>` of the lock file, as CycloneDX writes it. */
function hashesOf(integrity) {
  const [algorithm, digest] = (integrity ?? '').split('-');
  if (algorithm !== 'sha512' || !digest) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

/**
 * What the build holds, which npm counts as development and cannot tell, and what production installs: npm leaves out a
 * package that a development one wants too. Every locked version of a name that is built in is told.
 */
export function lockedComponents(lock, bundled) {
  const names = new Set(bundled);
  const components = new Map();
  for (const [path, { version, license, integrity, dev }] of Object.entries(lock.packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path === '' || (dev && !names.has(name))) continue;
    const ref = `${name}@${version}`;
    components.set(ref, {
      'bom-ref': ref,
      type: 'library',
      name,
      version,
      scope: 'required',
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: hashesOf(integrity),
      ...(license && { licenses: [{ expression: license }] }),
    });
  }
  return [...components.values()];
}

/** npm’s list with what the build holds, told as the product’s and not as a folder’s. */
export function productSbom(installed, own, built) {
  const known = new Set(installed.components.map((one) => one['bom-ref']));
  const component = { ...installed.metadata.component, name: own.name };
  return {
    ...installed,
    metadata: { ...installed.metadata, component },
    components: [...installed.components, ...built.filter((one) => !known.has(one['bom-ref']))],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(process.argv[1]));
  const { bundled } = JSON.parse(readFileSync(join(await ensureBuild(root), 'build.json'), 'utf8'));
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sbom = productSbom(askNpm(root), own, lockedComponents(readLock(root), bundled));
  const text = `${JSON.stringify(sbom, null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
}
