import { describe, expect, it } from 'vitest';
import { profileIds } from '#contract/themes.ts';
import { replayAudit } from '../replay/replay-audit.ts';

const judgedFor = async (profile: (typeof profileIds)[number] | null) =>
  (await replayAudit('tests/golden/demo', { engineVersion: 'test', profile })).report;

describe('a kind of site that nobody declared', () => {
  it('leaves the theme of legal duties without a grade, and says what is missing', async () => {
    const { themes } = await judgedFor(null);
    expect(themes.filter(({ pending }) => pending).map(({ theme }) => theme)).toEqual(['legal']);
    const legal = themes.find(({ theme }) => theme === 'legal');
    expect([legal?.score, legal?.upTo]).toEqual([null, undefined]);
    expect(legal?.unseen).toMatch(/^À préciser\u00a0: type de site\./);
  });

  it('never pays: the site is worth at least its score and at most its other bound, whatever it is', async () => {
    const unknown = await judgedFor(null);
    expect(unknown.upTo).toBeGreaterThan(unknown.score ?? Infinity);
    for (const profile of profileIds) {
      const known = await judgedFor(profile);
      expect(known.themes.filter(({ pending }) => pending)).toEqual([]);
      expect([profile, (known.score ?? 0) >= (unknown.score ?? 0)]).toEqual([profile, true]);
      expect([profile, (known.upTo ?? known.score ?? 0) <= (unknown.upTo ?? 0)]).toEqual([profile, true]);
    }
  });
});
