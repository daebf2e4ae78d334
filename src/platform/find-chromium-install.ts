import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { withFolderLock } from './folder-lock.mjs';

const run = promisify(execFile);
const PACKAGE = '@sparticuz/chromium@153.0.0';
/** What of that version is unpacked, program, libraries and fonts: what we run is what was reviewed. */
const ARCHIVES = {
  'chromium.br': '38e1e1649db20fa4ea644bf5987688ce81a4c9eb10e7eae8380b74fc0d699fea',
  'al2023.tar.br': 'a166168dd3e3e9d8743689fff543c5cadb3025c1816c6a154c90dc68a59edd0a',
  'fonts.tar.br': 'c1307fe5cd607092f0426742b4ab93755eec9a9b7752e47c56408c2bcf3e515b',
  'swiftshader.tar.br': 'b680e40a33235ecc6ad4c6897a168b70ce5164f0d62d2a64d675320d51614631',
} as const;

function folderOf(dataFolder: string): string {
  return join(dataFolder, 'chromium', PACKAGE.replace(/^.*@/, ''));
}

/**
 * Debian’s headless shell: the same engine without windows, profiles and extensions, a sixth less processor time an
 * audit. The program itself: the script in /usr/bin would stay between us and what we may have to kill.
 */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

/** Where `installFromNpm` puts the program that starts the browser. */
export function unpackedChromium(dataFolder: string): string {
  return join(folderOf(dataFolder), 'chromium');
}

/** The smaller and faster first; every Debian has the other. */
const debianPackages = [
  { name: 'chromium-headless-shell', path: headlessShell },
  { name: 'chromium', path: '/usr/bin/chromium' },
];

/**
 * Installs Debian’s package when this is Debian and we are root. (Ubuntu’s package of that name is a snap, which
 * does not work in containers.) Null when it cannot be done.
 */
export async function installFromDebian(notice: (line: string) => void): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID=debian$/m.test(release)) return null;
  notice('Aucun navigateur sur cette machine : installation de Chromium par apt-get (une à deux minutes)…');
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const options = { env, timeout: 600_000, maxBuffer: 64_000_000 };
  let failure = await run('apt-get', ['update', '-q'], options).then(() => null, String);
  for (const { name, path } of failure === null ? debianPackages : []) {
    failure = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options).then(
      () => null,
      String,
    );
    if (failure === null && existsSync(path)) return path;
  }
  notice(`apt-get n’a pas installé Chromium : ${(failure ?? '').split('\n')[0]}`);
  return null;
}

async function unpackFile(archive: string, file: string): Promise<void> {
  await pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file));
}

/** Through a file: tar closes its input early, which a pipe reports as a failure. */
async function unpackTar(archive: string, folder: string): Promise<void> {
  const file = join(folder, 'archive.tar');
  await unpackFile(archive, file);
  await run('tar', ['-x', '--no-same-owner', '-C', folder, '-f', file]);
  await rm(file);
}

/**
 * Unpacks the browser of that package, once every archive is the one we know.
 * @param archives digests by name; the first is the program
 */
export async function unpack(
  packaged: string,
  folder: string,
  archives: Readonly<Record<string, string>> = ARCHIVES,
): Promise<void> {
  const pathOf = (name: string) => join(packaged, 'bin', name);
  for (const [name, expected] of Object.entries(archives)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(pathOf(name)), hash);
    if (hash.digest('hex') !== expected) throw new Error(`${name} of ${PACKAGE} is not the one we know.`);
  }
  for (const name of Object.keys(archives))
    if (name.endsWith('.tar.br')) await unpackTar(pathOf(name), folder);
    else await unpackFile(pathOf(name), join(folder, 'chromium-shell'));
  await chmod(join(folder, 'chromium-shell'), 0o755);
  await writeFile(
    join(folder, 'fonts.conf'),
    '<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n',
  );
  // The libraries and fonts a bare system lacks come after its own; exec keeps one process to kill.
  const launcher = [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")',
    'export LD_LIBRARY_PATH="/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu:/usr/lib64:$here/lib"',
    // The engine brings its own; this is for who starts the program alone.
    '[ -d /etc/fonts ] || [ -n "$FONTCONFIG_FILE" ] || export FONTCONFIG_FILE="$here/fonts.conf"',
    'exec "$here/chromium-shell" "$@"',
    '',
  ].join('\n');
  await writeFile(join(folder, 'chromium'), launcher, { mode: 0o755 });
}

/**
 * Installs the Chromium build shipped through npm (Linux x64) into the data folder: complete or not at all.
 * Null when it cannot be done.
 */
export async function installFromNpm(
  dataFolder: string,
  notice: (line: string) => void,
): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = folderOf(dataFolder);
  await mkdir(join(dataFolder, 'chromium'), { recursive: true });
  return withFolderLock(`${folder}.lock`, async () => {
    if (existsSync(unpackedChromium(dataFolder))) return unpackedChromium(dataFolder);
    notice('Aucun navigateur sur cette machine : installation de Chromium par npm (70 Mo)…');
    const work = `${folder}.new`;
    try {
      await rm(work, { recursive: true, force: true });
      await mkdir(join(work, 'unpacked'), { recursive: true });
      await writeFile(join(work, 'package.json'), '{"private":true}');
      await run(
        'npm',
        ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', PACKAGE],
        {
          cwd: work,
          timeout: 600_000,
        },
      );
      await unpack(join(work, 'node_modules/@sparticuz/chromium'), join(work, 'unpacked'));
      await rename(join(work, 'unpacked'), folder);
      return unpackedChromium(dataFolder);
    } catch (error) {
      notice(`npm n’a pas installé Chromium : ${String(error).split('\n')[0]}`);
      return null;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
}
