import { describe, expect, it } from 'vitest';
import { changeOf, type SiteSummary, selectSites, siteQueryOf } from './sites.ts';

const site = (host: string, score: number | null, change: Partial<SiteSummary> = {}): SiteSummary => ({
  host,
  auditId: host,
  score,
  themes: { security: { score: 100 - (score ?? 0) } },
  before: null,
  pageCount: 10,
  finishedAt: '2026-11-21T10:00:00.000Z',
  auditCount: 1,
  nextRunAt: null,
  ...change,
});
const hosts = (sites: readonly SiteSummary[], query = '') =>
  selectSites(sites, siteQueryOf(new URLSearchParams(query))).map(({ host }) => host);

describe('a score that moved', () => {
  it.each([
    [{ score: 70 }, { score: 60 }, { kind: 'better', points: 10 }],
    [{ score: 60 }, { score: 70 }, { kind: 'worse', points: 10 }],
    [{ score: 61 }, { score: 60 }, { kind: 'same' }],
    [{ score: 58, upTo: 64 }, { score: 65 }, { kind: 'same' }],
    [
      { score: 58, upTo: 62 },
      { score: 70, upTo: 80 },
      { kind: 'worse', points: 8 },
    ],
    [{ score: 82 }, { score: 60, upTo: 78 }, { kind: 'better', points: 4 }],
    [{ score: null }, { score: 60 }, null],
    [{ score: 60 }, { score: null }, null],
    [{ score: 60 }, null, null],
  ] as const)('%j after %j', (now, before, expected) => {
    expect(changeOf(now, before)).toEqual(expected);
  });
});

describe('the sites of an agency', () => {
  const list = [
    site('c.fr', 80, { before: { score: 90 } }),
    site('b.fr', null),
    site('a.fr', 30, { nextRunAt: '2026-11-23T05:00:00.000Z' }),
    site('d.fr', 80),
  ];

  it('come worst first, those without a score last', () => {
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
