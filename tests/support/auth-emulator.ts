import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

/** Its folder moves in any release: this one was tried. */
const version = '15.34.2';
/** Beside the packages, no part of them: 270 MB that only these tests need. */
const folder = resolve(`node_modules/.cache/firebase-tools-${version}`);
const entry = join(folder, 'node_modules/firebase-tools/lib/emulator/auth/server.js');
const installLimitMs = 10 * 60_000;

/** Whether Google’s emulator is there, or was asked for (`CONSTAT_TEST_EMULATOR=install`). */
export const emulatorState: 'there' | 'to-install' | 'absent' = existsSync(entry)
  ? 'there'
  : process.env.CONSTAT_TEST_EMULATOR === 'install'
    ? 'to-install'
    : 'absent';

function ended(child: ChildProcess, limitMs: number): Promise<number | null> {
  const cut = setTimeout(() => child.kill('SIGKILL'), limitMs);
  return new Promise((done) => {
    child.once('error', () => done(null));
    child.once('close', (code) => done(code));
  }).then((code) => {
    clearTimeout(cut);
    return code as number | null;
  });
}

/**
 * Without its install scripts: one would compile for ten minutes what the emulator does not use. Aside, then put in its place
 * whole: another test file may be at it too.
 */
async function install(): Promise<void> {
  const aside = `${folder}.${randomUUID()}`;
  await mkdir(aside, { recursive: true });
  await writeFile(join(aside, 'package.json'), '{"private":true}\n');
  const args = ['install', '--prefix', aside, '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await ended(
    spawn(npm, [...args, `firebase-tools@${version}`], { stdio: 'ignore' }),
    installLimitMs,
  );
  if (code === 0) await rename(aside, folder).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
  if (!existsSync(entry)) throw new Error('Google’s emulator could not be installed');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Says « ready » on standard output once it listens. */
const program = `const { createApp } = require(process.argv[1]);
createApp(process.argv[2]).then((app) =>
  app.listen(Number(process.argv[3]), '127.0.0.1', () => console.log('constat: ready')));`;

/** Starts Google’s own emulator of Firebase Authentication in a process of its own: offline, without Java, without its command line. */
export async function startAuthEmulator(
  projectId: string,
): Promise<{ host: string; close(): Promise<void> }> {
  if (emulatorState === 'to-install') await install();
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', program, entry, projectId, String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
  });
  const over = new Promise<void>((done) => child.once('close', () => done()));
  await new Promise<void>((ready, failed) => {
    child.once('close', () => failed(new Error('Google’s emulator did not start')));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('constat: ready')) ready();
    });
  });
  return {
    host: `127.0.0.1:${port}`,
    async close() {
      child.kill('SIGKILL');
      await over;
    },
  };
}
