import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, settings } from '#platform/config.ts';
import { configurationText } from '#platform/configuration-text.ts';

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
});

describe('docs/configuration.md', () => {
  it('is fresh: npm run docs would change nothing', () => {
    expect(readFileSync('docs/configuration.md', 'utf8')).toBe(configurationText());
  });

  it('has one row a setting, whose default is that of .env.example', () => {
    const rows = [...configurationText().matchAll(/^\| `([A-Z\d_]+)` \| (?:`(.*?)`|–) \| \S/gm)];
    const told = rows.map(([, name, value = '']) => [name, value]);
    expect(told.toSorted()).toEqual(entries.toSorted());
  });
});
