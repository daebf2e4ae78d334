import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { canUse, chooseServerUser, prepareBinaries, type ServerUser } from './embedded-postgres-binaries.ts';

/** One PostgreSQL cluster on this disk and how to run it. */
export interface Cluster {
  /** Holds `cluster/` (PGDATA), `password`, `port` and `postgres.log`. */
  readonly folder: string;
  readonly data: string;
  readonly native: string;
  readonly user: ServerUser | null;
  readonly password: string;
}

/** A port of the loopback interface that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

/** Whether somebody listens on that port of the loopback interface, or nobody may. */
export async function isPortTaken(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(true));
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  return promise;
}

/**
 * Where the cluster lies: `wanted`, or, when the database account cannot enter that folder (data under the private home
 * of root, for example), a folder of `/var/lib/constat` that belongs to `wanted` alone.
 */
function reachableFolder(wanted: string, user: ServerUser | null): string {
  mkdirSync(dirname(wanted), { recursive: true });
  if (user === null || canUse(user, dirname(wanted))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  const folder = join('/var/lib/constat', name);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (canUse(user, folder)) return join(folder, 'postgres');
  throw new Error(
    `The database account (uid ${user.uid}) can enter neither ${dirname(wanted)} nor ${folder}: set CONSTAT_DATA to a folder it can enter.`,
  );
}

/** What a killed initialisation left; nobody else works here, the caller holds the start lock. */
function removeUnfinished(folder: string): void {
  const prefix = `${basename(folder)}.new-`;
  // Its last process may still be writing there.
  for (const name of readdirSync(dirname(folder)).filter((entry) => entry.startsWith(prefix)))
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function initialise(folder: string, native: string, user: ServerUser | null): void {
  removeUnfinished(folder);
  const temporary = `${folder}.new-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(temporary, 'password');
  try {
    mkdirSync(join(temporary, 'cluster'), { recursive: true, mode: 0o700 });
    chmodSync(temporary, 0o755);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user)
      for (const path of [passwordFile, join(temporary, 'cluster')]) chownSync(path, user.uid, user.gid);
    const flags = [
      ['-D', join(temporary, 'cluster'), '-U', 'constat', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'],
      ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ['--lc-collate=C', '--lc-ctype=C', '--data-checksums'],
    ].flat();
    const run = spawnSync(join(native, 'bin', 'initdb'), flags, {
      ...user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      encoding: 'utf8',
    });
    if (run.status !== 0) {
      const reason = `${run.stderr ?? ''}${run.error?.message ?? ''}`.trim().split('\n').join(' ');
      throw new Error(`The embedded database could not be created: ${reason}`);
    }
    if (user) chownSync(passwordFile, 0, 0);
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Opens the cluster, made at the first call: complete or not at all, whatever dies in between. */
export function openCluster(wanted: string): Cluster {
  let user = chooseServerUser();
  const folder = reachableFolder(wanted, user);
  const data = join(folder, 'cluster');
  // A cluster belongs to the account that made it, even if a better one appeared since.
  if (user && existsSync(data)) {
    const { uid, gid } = statSync(data);
    user = { uid, gid };
  }
  const native = prepareBinaries(user, dirname(folder));
  if (!existsSync(data)) initialise(folder, native, user);
  return { folder, data, native, user, password: readFileSync(join(folder, 'password'), 'utf8') };
}
