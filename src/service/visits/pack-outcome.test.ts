import { beforeAll, expect, test } from 'vitest';
import { completed, type PageArtifacts, pageShapes } from '#engine/artifacts.ts';
import { judgeVisit } from '#engine/judge/judge-visit.ts';
import type { VisitOutcome } from '#engine/ports/visit.ts';
import { readSavedPage } from '#engine/replay/saved-page.ts';
import { packOutcome, unpackOutcome } from './pack-outcome.ts';

const outcomes: VisitOutcome[] = [];
beforeAll(async () => {
  for (const number of [1, 2, 3]) {
    const saved = (await readSavedPage(`tests/golden/demo/page-000${number}.json.br`)) as PageArtifacts;
    const judged = judgeVisit(
      { ...saved, ...completed(pageShapes, saved, 'not recorded') },
      { profile: null },
    );
    const screenshot = { key: 'p', contentType: 'image/webp', bytes: new Uint8Array([0, 255, number]) };
    const frames = [
      { key: 'f1', contentType: 'image/jpeg', bytes: new Uint8Array([255, 216, 0, number]) },
      { key: 'f2', contentType: 'image/jpeg', bytes: new Uint8Array() },
    ];
    const html = '<p>\u0000 \u2028 \ud83d\ude00</p>';
    outcomes.push({
      kind: 'page',
      ...judged,
      screenshot,
      frames,
      artifacts: null,
      html,
      timings: { axe: 12 },
    });
  }
});

test('a judged page comes back as it was stored, its pictures byte for byte, in a few kilobytes', async () => {
  for (const outcome of outcomes) {
    const stored = await packOutcome({ outcome, browserVersion: 'Chromium 1' });
    expect(stored.outcome.length).toBeLessThan(60_000);
    expect(await unpackOutcome(stored)).toEqual({ outcome, browserVersion: 'Chromium 1' });
  }
});

test('so does a page that could not be read', async () => {
  const outcome: VisitOutcome = {
    kind: 'not-analysed',
    url: 'https://a/',
    reason: 'timeout',
    detail: '90 s',
  };
  const stored = await packOutcome({ outcome, browserVersion: '' });
  expect(stored.screenshot).toBeNull();
  expect(await unpackOutcome(stored)).toEqual({ outcome, browserVersion: '' });
});
