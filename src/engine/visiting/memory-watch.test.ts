import { expect, test } from 'vitest';
import { isOvergrown, memoryOfTree, watchMemory } from './memory-watch.ts';

const readable = process.platform === 'linux';

test.skipIf(!readable)('a process holds something of its own, less than all that is resident', () => {
  const held = memoryOfTree(process.pid);
  expect(held).toBeGreaterThan(5_000_000);
  expect(memoryOfTree(2 ** 22 + 1)).toBe(0);
});

test.skipIf(!readable)('beyond the limit the work hears why, once', async () => {
  const heard: string[] = [];
  const watch = watchMemory(process.pid, 1_000_000, (error) => heard.push(error.message));
  const error: unknown = await watch.exceeded.catch((reason: unknown) => reason);
  expect(isOvergrown(error)).toBe(true);
  expect(heard).toEqual([expect.stringMatching(/^mémoire du navigateur : \d+ Mo$/)]);
  expect(isOvergrown(new Error('closed'))).toBe(false);
});
