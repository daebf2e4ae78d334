import { expect, test } from 'vitest';
import { serveRecordedSite } from '#tests/support/recorded-site.ts';
import { openReplays } from '#tests/support/replay-recording.ts';
import { wholeRecordings } from '#tests/support/whole-recordings.ts';

test('recordings of every kind of step and selector are replayed to their end, and measured on the way', async () => {
  const site = await serveRecordedSite();
  const replay = await openReplays(site);
  for (const { recording, done } of wholeRecordings(site.origin)) {
    const { stop, ...replayed } = await replay(recording);
    expect([recording.title, stop, replayed.done]).toEqual([recording.title, null, done]);
    const [first] = replayed.flow.steps;
    expect(first?.load?.serverResponseTimeMs).toBeGreaterThan(0);
    expect(first?.load?.firstContentfulPaintMs).toBeGreaterThan(0);
    expect(first?.load?.largestContentfulPaintMs).toBeGreaterThan(0);
    expect(first?.load?.loadMs).toBeGreaterThan(0);
    if (recording.title !== 'Application') continue;
    const of = (words: string) => replayed.flow.steps.find((step) => step.words.includes(words));
    // The button works for 250 ms before anything can be shown.
    expect(of('#lent')?.interactionToNextPaintMs).toBeGreaterThanOrEqual(248);
    expect(replayed.flow.totals.interactionToNextPaintMs).toBeGreaterThanOrEqual(248);
    expect(of('#lent')?.cumulativeLayoutShift).toBe(0);
    // It moves after the half second of a click: it counts, during the wait that follows.
    const moved = replayed.flow.steps.filter(({ cumulativeLayoutShift }) => cumulativeLayoutShift > 0);
    expect(moved.map(({ words }) => words)).toEqual([expect.stringContaining('Attendre')]);
    expect(replayed.flow.totals.cumulativeLayoutShift).toBeGreaterThan(0);
    // An address that changes without a load is no load.
    expect(of('Liste')).toMatchObject({ interactions: expect.any(Number) });
    expect(of('Liste')?.load).toBeUndefined();
    expect(of('#fin')?.load?.loadMs).toBeGreaterThan(0);
  }
});
