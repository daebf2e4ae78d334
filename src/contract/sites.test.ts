import { describe, expect, it } from 'vitest';
import type { SiteSummary } from './api/sites.ts';
import { changeOf, selectSites, siteQueryOf } from './sites.ts';

const site = (host: string, score: number | null, change: Partial<SiteSummary> = {}): SiteSummary => ({
  host,
  auditId: host,
  score,
  themes: host === 'b.fr' ? {} : { security: { score: 100 - (score ?? 0) } },
  before: null,
  danger: false,
  picture: null,
  scores: [],
  pageCount: 10,
  finishedAt: '2026-11-21T10:00:00.000Z',
  auditCount: 1,
  nextRunAt: null,
  ...change,
});
const hosts = (sites: readonly SiteSummary[], query = '') =>
  selectSites(sites, siteQueryOf(new URLSearchParams(query))).map(({ host }) => host);

describe('a site that moved', () => {
  const past = (score: number | null, upTo?: number, pageCount = 10) => ({
    score,
    upTo,
    pageCount,
    themes: {},
  });
  it.each([
    ['better', site('a.fr', 70, { before: past(60) }), { kind: 'better', points: 10, without: [] }],
    ['worse', site('a.fr', 60, { before: past(70) }), { kind: 'worse', points: -10, without: [] }],
    ['the same', site('a.fr', 60, { before: past(60) }), { kind: 'same', points: 0, without: [] }],
    [
      'ranges that overlap',
      site('a.fr', 58, { upTo: 66, before: past(65) }),
      { kind: 'unknown', points: 0, without: [] },
    ],
    [
      'fewer pages read',
      site('a.fr', 90, { before: past(65, undefined, 11) }),
      { kind: 'unknown', points: 0, without: [] },
    ],
    ['not rated', site('a.fr', null, { before: past(65) }), { kind: 'unknown', points: 0, without: [] }],
    ['nothing before', site('a.fr', 60), null],
  ])('%s', (_, moved, expected) => {
    expect(changeOf(moved)).toEqual(expected);
  });
});

describe('the sites of an agency', () => {
  const list = [
    site('c.fr', 80, { before: { score: 90, pageCount: 10, themes: {} } }),
    site('b.fr', 10, { upTo: 90 }),
    site('a.fr', 30, { nextRunAt: '2026-11-23T05:00:00.000Z' }),
    site('d.fr', 80),
  ];

  it('come worst first, those that are not rated last', () => {
    expect(hosts(list)).toEqual(['a.fr', 'c.fr', 'd.fr', 'b.fr']);
  });

  it('by a theme, worst of it first', () => {
    expect(hosts(list, 'theme=security')).toEqual(['c.fr', 'd.fr', 'a.fr', 'b.fr']);
  });

  it.each([
    ['q=A.FR', ['a.fr']],
    ['etat=worse', ['c.fr']],
    ['etat=poor', ['a.fr']],
    ['etat=poor&theme=security', ['c.fr', 'd.fr']],
    ['etat=unplanned', ['c.fr', 'd.fr', 'b.fr']],
    ['etat=constructor&theme=__proto__', ['a.fr', 'c.fr', 'd.fr', 'b.fr']],
  ])('as the address asks: %s', (query, expected) => {
    expect(hosts(list, query)).toEqual(expected);
  });
});
