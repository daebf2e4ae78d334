import { expect, test } from 'vitest';
import { serveRecordedSite } from '#tests/support/recorded-site.ts';
import { openReplays } from '#tests/support/replay-recording.ts';
import { wholeRecordings } from '#tests/support/whole-recordings.ts';

const times = 10;

test('three recordings are replayed ten times of ten', async () => {
  const site = await serveRecordedSite();
  const replay = await openReplays(site);
  for (const { recording, done } of wholeRecordings(site.origin)) {
    const ends: unknown[] = [];
    for (let time = 0; time < times; time += 1) {
      const { stop, done: seen } = await replay(recording);
      ends.push([stop, seen]);
    }
    expect(ends).toEqual(Array.from({ length: times }, () => [null, done]));
  }
});
