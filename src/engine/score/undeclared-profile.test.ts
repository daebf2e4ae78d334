import { describe, expect, it } from 'vitest';
import { meanOf, rangesOf, ratedThemes } from '#contract/common-themes.ts';
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

  it('never pays: over the themes that have a number without it, the site is worth between the two bounds', async () => {
    const unknown = await judgedFor(null);
    expect(unknown.without).toEqual(['legal']);
    const rated = ratedThemes(rangesOf(unknown.themes));
    for (const profile of profileIds) {
      const whole = await judgedFor(profile);
      expect(whole.themes.filter(({ pending }) => pending)).toEqual([]);
      const known = meanOf(rangesOf(whole.themes), rated);
      expect([profile, (known.score ?? 0) >= (unknown.score ?? 0)]).toEqual([profile, true]);
      expect([profile, (known.upTo ?? known.score ?? 0) <= (unknown.upTo ?? unknown.score ?? 0)]).toEqual([
        profile,
        true,
      ]);
    }
  });
});
