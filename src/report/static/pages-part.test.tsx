import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Report, VisitedPage } from '#contract/report.ts';
import { auditReport, visitedPage } from '#tests/support/report.ts';
import { viewReport } from '../report-view.ts';
import { PagesPart } from './pages-part.tsx';
import { paper } from './room.ts';

const printed = (changes: Partial<Report>) =>
  renderToStaticMarkup(
    <PagesPart
      view={viewReport(auditReport(changes))}
      name={{ anchor: 'pages', label: 'Pages' }}
      room={paper}
    />,
  ).replaceAll('\u00a0', ' ');
const rowsOf = (html: string) => html.split('<tbody>')[1]?.match(/<tr>/g)?.length ?? 0;
const site = 'https://www.exemple.fr';

/** The home page, then pages with as many defects as told. */
const pages = (failures: readonly number[]): VisitedPage[] => [
  visitedPage({ failures: 0 }),
  ...failures.map((count, index) => visitedPage({ url: `${site}/page-${index}`, failures: count })),
];
const many = (count: number, failures: number) => Array.from({ length: count }, () => failures);

describe('the pages on paper', () => {
  test('are all there where a few sheets hold them, sound ones too', () => {
    const html = printed({ pages: pages(many(99, 0)) });
    expect(rowsOf(html)).toBe(100);
    expect(html).not.toContain('en ligne');
  });

  test('are the home page and the worst hundred of many, and how many others there are', () => {
    const html = printed({ pages: pages([...many(150, 1), 9]) });
    expect(rowsOf(html)).toBe(100);
    expect(html.indexOf('/page-150')).toBeLessThan(html.indexOf('/page-0'));
    expect(html).toContain(
      'L’accueil, puis les 99 pages qui ont le plus de défauts. Dans le rapport en ligne : 52 autres pages.',
    );
  });

  test('leave out those without a defect of their own, and count them', () => {
    const html = printed({ pages: pages([...many(200, 0), 2]) });
    expect(rowsOf(html)).toBe(2);
    expect(html).toContain(
      'L’accueil, puis la page qui a le plus de défauts. Dans le rapport en ligne : 200 autres pages, dont 200 sans défaut qui leur soit propre.',
    );
    expect(printed({ pages: pages(many(200, 0)) })).toContain('<p>L’accueil. Dans le rapport en ligne :');
  });

  test('are named by their path, but for the home page and other hosts', () => {
    const other = 'https://boutique.exemple.fr/panier';
    const html = printed({
      pages: [...pages([1]), visitedPage({ url: other }), visitedPage({ url: `${site}/recherche?q=a` })],
    });
    const shown = [...html.matchAll(/<a href="[^"]*"[^>]*>([^<]*)</g)].map(([, words]) => words);
    expect(shown).toEqual([`${site}/`, '/page-0', other, '/recherche?q=a']);
  });
});

test('addresses not analysed are counted by reason', () => {
  const left = (reason: 'limit' | 'robots', count: number) =>
    Array.from({ length: count }, (_, index) => ({ url: `${site}/${reason}-${index}`, reason }));
  const notAnalysed = [...left('robots', 1), ...left('limit', 9)];
  expect(printed({ notAnalysed })).toContain(
    'Par raison : au-delà du nombre de pages demandé (9), interdite par robots.txt (1).',
  );
  expect(printed({ notAnalysed, notAnalysedMore: 20 })).toContain(
    'interdite par robots.txt (1), raison non gardée (20).',
  );
});
