import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { remoteUsage } from '#cli/remote/remote-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'constat-integrations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string): unknown => parse(readFileSync(join('integrations', path), 'utf8'));

test('the command line and the action run where nothing was installed', async () => {
  const copy = join(folder, 'copie');
  for (const path of [
    'package.json',
    'integrations',
    'src/cli',
    'src/report',
    'src/contract',
    'src/reference',
  ])
    cpSync(path, join(copy, path), { recursive: true });
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['integrations/constat.mjs', 'audit', '--help'], {
    cwd: copy,
  });
  expect(stdout).toContain('--fail-on');
  const env = { PATH: process.env.PATH ?? '', INPUT_URL: 'exemple.fr', INPUT_SERVER: 'http://exemple.fr' };
  const refused = run(process.execPath, ['integrations/github/action.mjs'], { cwd: copy, env });
  await expect(refused).rejects.toMatchObject({ code: 2, stdout: expect.stringContaining('::error') });
});

interface Action {
  readonly inputs: Record<string, { description: string; required?: boolean }>;
  readonly outputs: Record<string, object>;
  readonly runs: { using: string; main: string };
}

test('the action declares what its step reads and writes', () => {
  const { inputs, outputs, runs } = read('github/action.yml') as Action;
  const source = readFileSync('src/cli/remote/run-action.ts', 'utf8');
  for (const name of [...Object.keys(inputs), ...Object.keys(outputs)])
    expect(source, name).toMatch(new RegExp(`'${name}'|\\b${name}:`));
  expect(runs.using).toBe('node24');
  expect(readFileSync(join('integrations/github', runs.main), 'utf8')).toContain('runAction');
  const { jobs } = read('github/example.yml') as {
    jobs: { audit: { steps: { uses: string; with: Record<string, string> }[] } };
  };
  const [step] = jobs.audit.steps;
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})));
});

interface Job {
  readonly variables: Record<string, string>;
  readonly before_script: string[];
  readonly script: string[];
  readonly artifacts: { paths: string[]; reports: { junit: string } };
}

test('the template of GitLab runs the command with options that exist, and keeps what it writes', async () => {
  const job = (read('gitlab/constat.yml') as { '.constat': Job })['.constat'];
  const example = read('gitlab/example.yml') as {
    audit: { extends: string; variables: Record<string, string> };
  };
  expect(example.audit.extends).toBe('.constat');
  expect(Object.keys(job.variables)).toEqual(expect.arrayContaining(Object.keys(example.audit.variables)));
  const work = join(folder, 'gitlab');
  // What the machine of a job would have: here git and node only note what they are asked.
  for (const name of ['git', 'node']) {
    const path = join(work, 'bin', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '#!/bin/sh\nfor one in "$@"; do echo "$one"; done\n');
    chmodSync(path, 0o755);
  }
  const env = {
    ...job.variables,
    ...example.audit.variables,
    CONSTAT_TARGET: 'https://exemple.fr/?a=1&b=$(id)',
    PATH: `${join(work, 'bin')}:${process.env.PATH ?? ''}`,
  };
  const lines = [...job.before_script, ...job.script].join('\n');
  const { stdout } = await promisify(execFile)('/bin/sh', ['-e', '-c', lines], { cwd: work, env });
  const asked = stdout.split('\n');
  expect(asked).toContain('https://exemple.fr/?a=1&b=$(id)');
  const options = asked.filter(
    (one) => one.startsWith('--') && !['--quiet', '--depth', '--branch', '--'].includes(one),
  );
  expect(options.filter((option) => !remoteUsage.includes(option))).toEqual([]);
  const written = asked.filter((_, index) => asked[index - 1] === '--output');
  expect(written.toSorted()).toEqual(job.artifacts.paths.toSorted());
  expect(written).toContain(job.artifacts.reports.junit);
});
