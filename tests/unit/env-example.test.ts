import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from '#platform/config.ts';

const entries = readFileSync('.env.example', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);

describe('.env.example', () => {
  it('names every setting once, and nothing else', () => {
    expect(entries.map(([name]) => name).sort()).toEqual(Object.keys(settings.shape).sort());
  });

  it('shows the defaults: read as it is, it changes nothing', () => {
    expect(readConfig(Object.fromEntries(entries))).toEqual(readConfig({}));
  });

  it('is told in the README: one row of the table a setting', () => {
    const readme = readFileSync('README.md', 'utf8');
    const missing = entries.map(([name]) => name).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
