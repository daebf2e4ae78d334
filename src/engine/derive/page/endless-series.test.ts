import { expect, test } from 'vitest';
import { pageFacts } from '#tests/support/artifacts.ts';
import { endlessSeriesOf, withoutSeries } from './endless-series.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const left = (path: string, detail?: string) => ({
  url: at(path),
  reason: 'limit' as const,
  ...(detail && { detail }),
});
const link = (path: string) => ({ url: at(path), text: path, region: 'nav' as const, rel: '' });
const page = (path: string) => pageFacts({ url: at(path), requestedUrl: at(path), isHome: false });
const home = pageFacts({ links: [link('/agenda/'), link('/blog/')] });

test('a series is known by the last folder before it that the home page leads to', () => {
  const found = endlessSeriesOf(
    [home],
    [
      left('/agenda/semaine/2/mois/mois/mois/', 'dossiers répétés'),
      left('/agenda/mois/mois/mois/', 'dossiers répétés'),
      left('/planning/2027/01/', 'calendrier sans fin'),
      left('/vue?date=2027-01-01', 'calendrier sans fin'),
      left('/tarifs'),
      left('/liste?a=1&b=2', 'filtres combinés'),
    ],
  );
  expect(found.map(({ root, left: out }) => [root, out.length])).toEqual([
    [at('/agenda/'), 2],
    [at('/planning/'), 1],
    [at('/vue/'), 1],
  ]);
});

test('what a series makes is told from the pages that stand in the same folder', () => {
  const notAnalysed = [
    left('/blog/photos/img/img/img/', 'dossiers répétés'),
    left('/vue?date=2027-01-01', 'calendrier sans fin'),
  ];
  const { isMade } = withoutSeries([home], notAnalysed);
  const asked = [
    '/blog/',
    '/blog/img/',
    '/blog/mon-article/',
    '/vue?date=2026-12-01',
    '/vue',
    '/blogue/img/',
  ];
  expect(asked.filter((path) => isMade(at(path)))).toEqual(['/blog/img/', '/vue?date=2026-12-01']);
});

test('a folder that stands at several depths belongs to the series, though none with it was left out', () => {
  const notAnalysed = [
    left('/agenda/semaine/2/semaine/2/semaine/2/', 'dossiers répétés'),
    left('/agenda/semaine/2/mois/'),
    left('/agenda/fete/semaine/1/'),
  ];
  const { isMade } = withoutSeries([home, page('/agenda/mois/')], notAnalysed);
  expect([isMade(at('/agenda/mois/semaine/3/')), isMade(at('/agenda/fete/'))]).toEqual([true, false]);
});

test('a site is complete without its series, unless a page of its own was left out', () => {
  const series = [left('/agenda/mois/mois/mois/', 'dossiers répétés'), left('/agenda/mois/mois/')];
  const pages = [home, page('/agenda/'), page('/agenda/mois/')];
  const seen = withoutSeries(pages, series);
  expect([seen.pages.map(({ url }) => url), seen.complete]).toEqual([[home.url, at('/agenda/')], true]);
  expect(withoutSeries(pages, [...series, left('/agenda/mois/fete/')]).complete).toBe(false);
  expect(withoutSeries(pages, []).pages).toHaveLength(3);
});
