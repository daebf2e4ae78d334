import { describe, expect, test } from 'vitest';
import { pageNames } from './page-names.ts';

const named = (...pages: [path: string, title: string][]) => [
  ...pageNames(pages.map(([path, title]) => ({ url: `https://www.exemple.fr${path}`, title }))).values(),
];

describe('a page is named', () => {
  test('by its title without the name of the site, which others share', () => {
    expect(
      named(
        ['/', 'Ville de Lys – site officiel'],
        ['/agenda', 'Agenda – Ville de Lys'],
        ['/c', 'Contact – Ville de Lys'],
      ),
    ).toEqual(['Accueil', 'Agenda', 'Contact']);
  });

  test('by its path where it has no title, and by both where two have the same', () => {
    expect(named(['/a', ' '], ['/b', 'Page'], ['/c?d=1', 'Page'])).toEqual([
      '/a',
      'Page (/b)',
      'Page (/c?d=1)',
    ]);
  });

  test('in seventy characters at most', () => {
    expect(named(['/a', 'x'.repeat(300)])[0]).toHaveLength(70);
  });
});
