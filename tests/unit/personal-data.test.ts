import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registerOfTables, rowsOf } from '../support/personal-data.ts';

const migrations = 'src/store/migrations';

/** Every table that the migrations make and do not drop again. */
function tablesOfMigrations(): string[] {
  const sql = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readFileSync(`${migrations}/${name}`, 'utf8'))
    .join('\n');
  const named = (verb: string) =>
    [...sql.matchAll(new RegExp(`${verb} table (?:if (?:not )?exists )?"(\\w+)"`, 'gi'))].map(
      ([, name]) => name ?? '',
    );
  const dropped = named('drop');
  return named('create(?: unlogged)?').filter((name) => !dropped.includes(name));
}

/** Folders and files of the data folder that a source names. */
function placesOfSources(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const text = sources.map((name) => readFileSync(`src/${name}`, 'utf8')).join('\n');
  const places = [...text.matchAll(/\bdataFolder, '([\w-]+)'/g)].map(([, name]) => name ?? '');
  return [...new Set(places)].toSorted();
}

describe('the register of personal data', () => {
  it('has a line for every table, and for no other', () => {
    expect(
      registerOfTables()
        .map(({ table }) => table)
        .toSorted(),
    ).toEqual(tablesOfMigrations().toSorted());
  });

  it('says of each what, how long and deleted how', () => {
    const vague = registerOfTables().filter(({ cells }) => cells.length !== 4 || cells.includes(''));
    expect(vague).toEqual([]);
  });

  it('has a line for every place of the data folder that something is written to', () => {
    const told = rowsOf('## Places')
      .map(([place]) => /CONSTAT_DATA\/([\w-]+)/.exec(place ?? '')?.[1])
      .filter((name) => name !== undefined);
    expect(told.toSorted()).toEqual(placesOfSources());
  });
});
