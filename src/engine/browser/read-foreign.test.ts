import { expect, onTestFinished, test } from 'vitest';
import { onReading, type Reading, readForeign } from './read-foreign.ts';

const robots: Reading = { what: 'robots.txt', url: 'https://www.exemple.fr/robots.txt' };

function heardOf(): (Reading | null)[] {
  const heard: (Reading | null)[] = [];
  onReading((reading) => heard.push(reading));
  onTestFinished(() => onReading(() => undefined));
  return heard;
}

test('what is read is said before and after, whatever comes of it', async () => {
  const heard = heardOf();
  const value = readForeign(robots, () => heard.length);
  expect(value).toBe(1);
  const broken = () => {
    throw new Error('broken');
  };
  expect(() => readForeign(robots, broken)).toThrow('broken');
  expect(heard).toEqual([robots, null, robots, null]);
});

test('a reading that waits for more is over once it has it', async () => {
  const heard = heardOf();
  const more = Promise.withResolvers<string>();
  const reading = readForeign(robots, () => more.promise);
  expect(heard).toEqual([robots]);
  more.resolve('lu');
  expect(await reading).toBe('lu');
  expect(heard).toEqual([robots, null]);
});
