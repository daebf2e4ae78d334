import { expect, it } from 'vitest';
import type { Db } from '#platform/database.ts';
import { readTogether } from './read-together.ts';

/** A table of words by their first letter, and the keys of each query it was asked. */
function tableOf(words: readonly string[]) {
  const asked: (readonly string[])[] = [];
  const held = [...words];
  const read = readTogether(
    () => async (keys: readonly string[]) => {
      asked.push(keys);
      if (keys.includes('!')) throw new Error('The database is away.');
      return held.filter((word) => keys.includes(word.slice(0, 1)));
    },
    (word: string) => word.slice(0, 1),
  );
  return { asked, held, read, db: {} as Db };
}

it('asks one query for what one turn of the event loop wants, each key once, and gives each its row', async () => {
  const { asked, read, db } = tableOf(['abri', 'borne']);
  const rows = await Promise.all(['b', 'a', 'b', 'z'].map((key) => read(db, key)));
  expect(rows).toEqual(['borne', 'abri', 'borne', null]);
  expect(asked).toEqual([['b', 'a', 'z']]);
});

it('keeps nothing from one turn to the next', async () => {
  const { asked, held, read, db } = tableOf(['abri']);
  expect(await read(db, 'a')).toBe('abri');
  held.splice(0);
  expect(await read(db, 'a')).toBeNull();
  expect(asked).toHaveLength(2);
});

it('never mixes two databases', async () => {
  const { asked, read } = tableOf(['abri']);
  await Promise.all([read({} as Db, 'a'), read({} as Db, 'a')]);
  expect(asked).toEqual([['a'], ['a']]);
});

it('fails the reads of a failed query, and no later one', async () => {
  const { read, db } = tableOf(['abri']);
  const tries = await Promise.allSettled([read(db, 'a'), read(db, '!')]);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(db, 'a')).toBe('abri');
});

it('bounds what one query brings', async () => {
  const { asked, read, db } = tableOf([]);
  await Promise.all(Array.from({ length: 450 }, (_, index) => read(db, `k${index}`)));
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 50]);
});
