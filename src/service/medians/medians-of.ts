import type { ScoreRange } from '#contract/score-range.ts';
import { readScore } from '#contract/score-range.ts';
import { profileIds, type SiteProfile, themeIds } from '#contract/themes.ts';
import type { CountedSite, MediansRow } from '#store/medians.ts';

/**
 * Below, nothing is told: a figure of few sites, or of few accounts, would tell of one of them. `perAccount`: sites of a kind that one
 * account counts for at most, a sixth of the least.
 */
export const medianBounds = { sites: 30, accounts: 10, perAccount: 5 } as const;
/** Numbers of sites are told in tens, weights in tens of kB. */
const rounding = { sites: 10, bytes: 10_000 } as const;

type Known = Pick<CountedSite, 'uid'> & { readonly value: number };

/** The medians by kind of site; a figure that too few sites or accounts have is null, a kind without any is left out. Pure. */
export function mediansOf(sites: readonly CountedSite[], now: Date): MediansRow[] {
  return profileIds.flatMap((profile) => {
    const own = sites.filter((site) => site.profile === profile);
    const row = rowOf(profile, own, now);
    return row === null ? [] : [row];
  });
}

function rowOf(profile: SiteProfile, sites: readonly CountedSite[], now: Date): MediansRow | null {
  const of = (readValue: (site: CountedSite) => number | null, step = 1) => {
    const known = sites.flatMap((site): Known[] => {
      const value = readValue(site);
      return value === null ? [] : [{ uid: site.uid, value }];
    });
    return isEnough(known) ? Math.round(median(known.map(({ value }) => value)) / step) * step : null;
  };
  if (!isEnough(sites)) return null;
  const themes = themeIds.flatMap((theme) => {
    const value = of(({ themeScores, themesUpTo }) =>
      rated({ score: themeScores?.[theme] ?? null, upTo: themesUpTo?.[theme] }),
    );
    return value === null ? [] : [[theme, value] as const];
  });
  return {
    profile,
    sites: Math.floor(sites.length / rounding.sites) * rounding.sites,
    figures: {
      score: of(({ score, scoreUpTo }) => rated({ score, upTo: scoreUpTo })),
      themes: Object.fromEntries(themes),
      transferBytes: of(({ home }) => home?.transferBytes ?? null, rounding.bytes),
      requestCount: of(({ home }) => home?.requestCount ?? null),
    },
    computedAt: now,
  };
}

const isEnough = (known: readonly Pick<CountedSite, 'uid'>[]): boolean =>
  known.length >= medianBounds.sites && new Set(known.map(({ uid }) => uid)).size >= medianBounds.accounts;

/** A score that was not rated is none. */
function rated(range: ScoreRange): number | null {
  const reading = readScore(range);
  return reading.kind === 'rated' ? reading.score : null;
}

/** The mean of the two in the middle where they are an even number. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
