// `npm install` may leave out of the lock file the optional packages of other platforms (a registry mirror that does
// not carry them, or npm itself when node_modules exists). `npm ci` then refuses everywhere. This writes them back:
// `node scripts/complete-lock.mjs` after every change of dependencies. A test says when it is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'netbsd', 'win32', 'aix', 'sunos'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 's390x', 'ppc64', 'wasm32', 'loong64'];

/** Whether Node would find `name` from the package at `path`. */
function resolves(packages, path, name) {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
    if (from === '') return false;
  }
}

/** Optional packages named by a locked package and absent from the lock: `[name, version, dev]`. */
export function missingOptional(lock) {
  const missing = new Map();
  for (const [path, entry] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (/^\d/.test(version) && !resolves(lock.packages, path, name))
        missing.set(name, [name, version, entry.dev === true]);
  return [...missing.values()];
}

/** The lock file with those packages, bound to their platform so that nobody else installs them. */
export function completed(lock) {
  const packages = { ...lock.packages };
  for (const [name, version, dev] of missingOptional(lock)) {
    const words = name.split(/[/-]/);
    const os = SYSTEMS.filter((system) => words.includes(system));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    if (os.length + cpu.length === 0)
      throw new Error(`${name} is optional for another reason: lock it by hand.`);
    packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(dev && { dev }),
      ...(words.includes('musl') && { libc: ['musl'] }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(dirname(dirname(process.argv[1])), 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const names = missingOptional(lock).map(([name]) => name);
  if (names.length > 0) writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`);
  console.info(names.length > 0 ? `Added ${names.join(', ')}.` : 'The lock file is complete.');
}
