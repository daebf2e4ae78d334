import { expect, test } from 'vitest';
import { LateError } from './in-time.ts';
import { boundLookups } from './look-up.ts';

const address = [{ address: '93.184.215.14', family: 4 }];
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A resolver that answers when it is told to. */
function slowResolver() {
  const asked: { readonly name: string; readonly answer: () => void }[] = [];
  const lookup = (name: string) =>
    new Promise<typeof address>((resolve) => asked.push({ name, answer: () => resolve(address) }));
  return { asked, lookup };
}

test('a few look-ups run at once, the others wait their turn in order', async () => {
  const { asked, lookup } = slowResolver();
  const bounded = boundLookups(lookup, { atOnce: 2, withinMs: 60_000 });
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => bounded(name)));
  await settled();
  expect(asked.map(({ name }) => name)).toEqual(['a', 'b']);
  asked[1]?.answer();
  await settled();
  expect(asked.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  asked[0]?.answer();
  await settled();
  for (const { answer } of asked) answer();
  expect(await all).toEqual([address, address, address, address]);
});

test('the same name asked for twice at once is looked up once', async () => {
  const { asked, lookup } = slowResolver();
  const bounded = boundLookups(lookup, { atOnce: 2, withinMs: 60_000 });
  const both = Promise.all([bounded('a'), bounded('a')]);
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  expect(await both).toEqual([address, address]);
});

test('a look-up that is given up keeps its place until it ends, and those that waited too long are not begun', async () => {
  const { asked, lookup } = slowResolver();
  const bounded = boundLookups(lookup, { atOnce: 1, withinMs: 1 });
  await expect(bounded('silent')).rejects.toBeInstanceOf(LateError);
  await expect(bounded('behind')).rejects.toBeInstanceOf(LateError);
  expect(asked.map(({ name }) => name)).toEqual(['silent']);
  asked[0]?.answer();
  await settled();
  expect(asked.map(({ name }) => name)).toEqual(['silent']);
  const after = boundLookups(async () => address, { atOnce: 1, withinMs: 60_000 });
  expect(await after('later')).toEqual(address);
});
