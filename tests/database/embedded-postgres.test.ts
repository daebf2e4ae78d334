import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { livePostmaster } from '#platform/embedded-postgres-lock.ts';
import { withFolderLock } from '#platform/folder-lock.mjs';
import { createLog } from '#platform/log.ts';
import { testOfAll } from '#tests/support/scope.ts';

const log = createLog('silent');
let root = '';
let started: EmbeddedPostgres[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'constat-postgres-'));
  chmodSync(root, 0o755);
  started = [];
});
afterEach(async () => {
  for (const server of started) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

async function start(folder = join(root, 'postgres')): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, log);
  started.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function postmaster(server: EmbeddedPostgres): number {
  const pid = livePostmaster(join(server.folder, 'cluster'))?.pid;
  if (pid === undefined) throw new Error('no server runs');
  return pid;
}

function writeAndKill(server: EmbeddedPostgres): Promise<void> {
  return query(server, 'create table kept as select 42 as answer').then(() => {
    process.kill(postmaster(server), 'SIGKILL');
  });
}

describe('startEmbeddedPostgres', () => {
  it('creates a private cluster from nothing: loopback, scram, checksums, 0600 password', async () => {
    const server = await start();
    expect(server.startedHere).toBe(true);
    expect(statSync(join(server.folder, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(server.folder, 'cluster')).mode & 0o077).toBe(0);
    const [row] = await query(
      server,
      `select current_setting('listen_addresses') as host, current_setting('data_checksums') as sums,
       current_setting('unix_socket_directories') as sockets, current_setting('password_encryption') as encryption,
       (select datlocprovider from pg_database where datname = current_database()) as locale`,
    );
    expect(row).toEqual({
      host: '127.0.0.1',
      sums: 'on',
      sockets: '',
      encryption: 'scram-sha-256',
      locale: 'b',
    });
    const wrong = new URL(server.connectionString);
    wrong.password = 'wrong';
    await expect(query({ ...server, connectionString: wrong.href }, 'select 1')).rejects.toThrow('password');
  });

  it('is shared by its users: the last one to leave stops it, and the port stays the same', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.startedHere, second.startedHere].sort()).toEqual([false, true]);
    await first.stop();
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(livePostmaster(join(first.folder, 'cluster'))).toBeNull();
    const again = await start();
    expect(again.startedHere).toBe(true);
    expect(new URL(again.connectionString).port).toBe(new URL(first.connectionString).port);
  });

  it('starts again by itself after kill -9 of the server, and keeps what was committed', async () => {
    const server = await start();
    await writeAndKill(server);
    await expect
      .poll(() => query(server, 'select answer from kept').catch(() => null), { timeout: 20_000 })
      .toEqual([{ answer: 42 }]);
  });

  /** Kills the server, and has another program take its port before it can be started again. */
  async function takePort(server: EmbeddedPostgres): Promise<Server> {
    const { port } = new URL(server.connectionString);
    const squatter = createServer();
    await withFolderLock(join(root, 'postgres.lock'), async () => {
      await writeAndKill(server);
      const listen = () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        squatter.once('error', () => resolve(false));
        squatter.listen(Number(port), '127.0.0.1', () => resolve(true));
        return promise;
      };
      await expect.poll(listen, { timeout: 10_000 }).toBe(true);
    });
    return squatter;
  }

  testOfAll(
    'says once that its port is lost for good; the next start finds its data on another',
    async () => {
      let moved = 0;
      const onMoved = () => {
        moved += 1;
      };
      const server = await startEmbeddedPostgres(join(root, 'postgres'), log, [], onMoved, 0);
      started.push(server);
      const squatter = await takePort(server);
      await expect.poll(() => moved, { timeout: 30_000 }).toBe(1);
      await server.stop();
      const again = await start();
      expect(new URL(again.connectionString).port).not.toBe(new URL(server.connectionString).port);
      expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await new Promise((resolve) => squatter.close(resolve));
    },
  );

  testOfAll('tries again, at the address its users know, when it cannot be started at first', async () => {
    const server = await start();
    const squatter = await takePort(server);
    // Its log says that the port is taken: a first try has failed.
    const journal = () => readFileSync(join(server.folder, 'postgres.log'), 'utf8');
    await expect.poll(journal, { timeout: 20_000 }).toContain('could not create any TCP/IP sockets');
    await new Promise((resolve) => squatter.close(resolve));
    await expect
      .poll(() => query(server, 'select answer from kept').catch(() => null), { timeout: 20_000 })
      .toEqual([{ answer: 42 }]);
  });

  it('finds the server of an application that was killed, and stops it when it leaves', async () => {
    const code = `const { startEmbeddedPostgres } = await import('#platform/embedded-postgres.ts');
      const { createLog } = await import('#platform/log.ts');
      await startEmbeddedPostgres(process.argv[1], createLog('silent'));
      console.log('ready'); setInterval(() => {}, 1000);`;
    const app = spawn(process.execPath, ['--input-type=module', '-e', code, join(root, 'postgres')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => app.stdout.once('data', resolve));
    app.kill('SIGKILL');
    await new Promise((resolve) => app.once('exit', resolve));
    const server = await start();
    expect(server.startedHere).toBe(false);
    await expect
      .poll(() => query(server, `select count(*)::int as n from pg_locks where locktype = 'advisory'`), {
        timeout: 10_000,
      })
      .toEqual([{ n: 1 }]);
    await server.stop();
    expect(livePostmaster(join(server.folder, 'cluster'))).toBeNull();
  });

  testOfAll('does not trust a postmaster.pid that names another process', async () => {
    const server = await start();
    await query(server, 'create table kept as select 42 as answer');
    const file = join(server.folder, 'cluster/postmaster.pid');
    const content = readFileSync(file, 'utf8');
    await server.stop();
    // Our own process is alive, and works elsewhere: a recycled id.
    writeFileSync(file, content.replace(/^\d+/, String(process.pid)));
    const again = await start();
    expect(again.startedHere).toBe(true);
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  testOfAll('starts over when initdb was killed half-way', async () => {
    mkdirSync(join(root, 'postgres.new-dead/cluster'), { recursive: true });
    writeFileSync(join(root, 'postgres.new-dead/password'), 'half');
    expect((await start()).startedHere).toBe(true);
    expect(existsSync(join(root, 'postgres.new-dead'))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)(
    'runs unprivileged, also when that account cannot enter the data folder',
    async () => {
      chmodSync(root, 0o700);
      const server = await start();
      expect(server.folder.startsWith(root)).toBe(false);
      expect(statSync(`/proc/${postmaster(server)}`).uid).not.toBe(0);
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
      const { folder } = server;
      await server.stop();
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  );
});
