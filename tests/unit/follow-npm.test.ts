import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';

const follow = new URL('../../scripts/follow-npm.mjs', import.meta.url).href;
const follower = `import { followNpm } from ${JSON.stringify(follow)};
console.log(process.pid); followNpm(() => { console.log("gone"); process.exit(); }); setInterval(() => {}, 1e6);`;
const run = `${JSON.stringify(process.execPath)} --input-type=module -e '${follower}'`;
/** Stands for npm: starts the command through a shell and waits. */
const npm = (command: string) =>
  `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' }); setInterval(() => {}, 1e6);`;

describe('a program that npm runs', () => {
  let child: ChildProcess | null = null;
  afterEach(() => {
    child?.kill('SIGKILL');
  });

  // A shell that has one thing to do becomes it; one that has something after it stays between.
  it.each([run, `${run}; true`])('knows when npm is killed', async (command) => {
    child = spawn(process.execPath, ['-e', npm(command)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said, { timeout: 10_000 }).toMatch(/^\d+\n$/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => said, { timeout: 5_000 }).toMatch(/gone/);
  });

  it('knows that npm was killed before it began to look', async () => {
    const late = `const parent = process.ppid; console.log('started');
const timer = setInterval(async () => { if (process.ppid === parent) return; clearInterval(timer);
const { followNpm } = await import(${JSON.stringify(follow)});
followNpm(() => { console.log('gone'); process.exit(); }); }, 20);
setTimeout(process.exit, 20_000);`;
    child = spawn(process.execPath, ['-e', npm(`exec ${JSON.stringify(process.execPath)} -e "$LATE"`)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start', LATE: late },
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => said, { timeout: 10_000 }).toMatch(/started/);
    child.kill('SIGKILL');
    await expect.poll(() => said, { timeout: 10_000 }).toMatch(/gone/);
  });
});
