import { describe, expect, it } from 'vitest';
import type { LineupAudit } from '#contract/api/lineups.ts';
import { weightedMean } from '#contract/common-themes.ts';
import type { Report } from '#contract/report.ts';
import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { compareLineup, type Entry } from './compare-lineup.ts';
import { lineupRows } from './lineup-rows.ts';
import { siteFiguresOf } from './site-figures.ts';

type Scores = Partial<Record<Theme, number | null>>;
const metrics = {
  ...{ firstContentfulPaintMs: 900, largestContentfulPaintMs: 2000, totalBlockingTimeMs: 100 },
  ...{ cumulativeLayoutShift: 0.05, speedIndexMs: 2000, serverResponseTimeMs: 200 },
};

/** A site whose themes have 70 but for those given. */
function entry(
  host: string,
  scores: Scores = {},
  audit: Partial<LineupAudit> = {},
  report: Partial<Report> = {},
): Entry {
  const scoreOf = (theme: Theme) => (theme in scores ? (scores[theme] ?? null) : 70);
  const whole = auditReport({
    host,
    pages: [visitedPage({ metrics })],
    themes: themeIds.map((theme) => ({
      ...{ theme, label: themes[theme].label, weight: themes[theme].weight, edition: 'e1' },
      score: scoreOf(theme),
      counts: { fail: 0, review: 0, pass: 1, inapplicable: 0, error: 0 },
    })),
    ...report,
  });
  return {
    ...{ host, url: `https://${host}/`, running: false, notes: [], report: whole },
    audit: {
      ...{ id: host, finishedAt: '2026-11-21T10:05:00.000Z', scope: 'site', device: 'mobile' },
      ...{ profile: null, pageCount: 10, danger: false },
      score: weightedMean(ratedOnly(scoreOf)),
      themes: Object.fromEntries(themeIds.map((theme) => [theme, { score: scoreOf(theme) }])),
      ...siteFiguresOf(whole),
      ...audit,
    },
  };
}

/** What the mean is made of. */
const ratedOnly = (scoreOf: (theme: Theme) => number | null) =>
  Object.fromEntries(
    themeIds.flatMap((theme) => {
      const score = scoreOf(theme);
      return score === null ? [] : [[theme, score] as const];
    }),
  );

const compared = (...entries: Entry[]) => compareLineup(entries, []);
const betterOf = (...entries: Entry[]) => compared(...entries).sites.map(({ better }) => better);

describe('sites side by side', () => {
  it('say what each does better than all others, and by how much', () => {
    const [one, other] = betterOf(entry('a.fr', { security: 90 }), entry('b.fr', { privacy: 82, seo: 71 }));
    expect(one).toEqual(['Sécurité\u00a0: 90/100, contre 70/100 au mieux ailleurs.']);
    expect(other?.[0]).toMatch(/^Vie privée\u00a0: 82\/100, contre 70\/100/);
  });

  it('name the best of the others', () => {
    const [one] = betterOf(
      entry('a.fr', { security: 90 }),
      entry('b.fr', { security: 60 }),
      entry('c.fr', { security: 84 }),
    );
    expect(one).toEqual(['Sécurité\u00a0: 90/100, contre 84/100 au mieux ailleurs.']);
  });

  it('take for no difference what loading twice explains, what ties, and what was not wholly seen', () => {
    expect(betterOf(entry('a.fr', { performance: 75 }), entry('b.fr'))).toEqual([[], []]);
    expect(betterOf(entry('a.fr'), entry('b.fr'))).toEqual([[], []]);
    const unsure = entry('b.fr', {}, { themes: { security: { score: 70, upTo: 92 } } });
    const [one] = betterOf(entry('a.fr', { security: 90 }), unsure);
    expect(one?.some((sentence) => sentence.startsWith('Sécurité'))).toBe(false);
    const faster = { ...metrics, largestContentfulPaintMs: 1700 };
    expect(
      betterOf(entry('a.fr', {}, {}, { pages: [visitedPage({ metrics: faster })] }), entry('b.fr'))[0],
    ).toEqual([]);
  });

  it('leave out, and name, a theme that one of them has no score for, and one that other rules judged', () => {
    const others = entry('c.fr');
    const otherRules = {
      ...others,
      report: others.report && {
        ...others.report,
        themes: others.report.themes.map((one) => (one.theme === 'seo' ? { ...one, edition: 'e2' } : one)),
      },
    };
    const lineup = compared(
      entry('a.fr', { performance: 99 }),
      entry('b.fr', { performance: null }),
      otherRules,
    );
    expect(lineup.themes).not.toContain('performance');
    expect(lineup.leftOut).toEqual([
      'Performance\u00a0: sans comparaison, faute de score pour b.fr.',
      'Référencement\u00a0: sans comparaison, les contrôles ont changé entre ces audits.',
    ]);
    expect(lineup.sites[0]?.better).toEqual([]);
    const rows = lineupRows(lineup);
    expect(rows.find(({ id }) => id === 'performance')?.cells.map(({ words }) => words)).toEqual([
      ...['99/100', 'non noté', '70/100'],
    ]);
    expect(rows.find(({ id }) => id === 'common')?.cells.map(({ words }) => words)).toEqual([
      ...['70/100', '70/100', '70/100'],
    ]);
  });

  it('compare audits that were made alike, and say why the others stand apart', () => {
    const lineup = compared(
      entry('a.fr'),
      entry('b.fr', {}, { device: 'both' }),
      entry('c.fr', { security: 100 }, { device: 'desktop' }),
      entry('d.fr', { security: 100 }, { scope: 'page' }),
    );
    expect(lineup.sites.map(({ audit }) => audit?.apart)).toEqual([
      null,
      null,
      expect.stringContaining('comme depuis un ordinateur'),
      expect.stringContaining('Une seule page'),
    ]);
    expect(lineup.sites.flatMap(({ better }) => better)).toEqual([]);
  });

  it('say nothing of a site without an audit, or whose report is gone', () => {
    const none = { ...entry('b.fr'), audit: null, report: null, notes: ['Pas encore audité.'] };
    const gone = { ...entry('c.fr', { security: 100 }), report: null };
    const lineup = compared(entry('a.fr', { security: 99 }), none, gone);
    expect(lineup.sites.map(({ audit }) => audit?.apart)).toEqual([
      null,
      undefined,
      expect.stringContaining('n’est plus gardé'),
    ]);
    expect(lineup).toMatchObject({ themes: [], leftOut: [] });
    expect(lineup.sites.flatMap(({ better }) => better)).toEqual([]);
    expect(lineupRows(lineup)[0]?.cells[1]).toEqual({ words: '–', value: null, isBest: false });
  });

  it('do not praise who read less for finding less', () => {
    const sound = { findings: [] };
    const faulty = { findings: [finding(), finding({ ruleId: 'x', severity: 'bloquant' })] };
    const told = (pages: number) =>
      betterOf(entry('a.fr', {}, { pageCount: pages }, sound), entry('b.fr', {}, {}, faulty))[0];
    expect(told(10)).toContain('Défauts bloquants\u00a0: 0, contre 1 au mieux ailleurs.');
    expect(told(3)).toEqual([]);
  });
});
