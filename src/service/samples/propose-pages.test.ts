import { describe, expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { randomsFor, sampleGaps } from '#contract/sample.ts';
import { auditReport, rgaaGridOf, visitedPage } from '#tests/support/report.ts';
import { proposePages } from './propose-pages.ts';

type Role = NonNullable<Report['rgaa']>['sample'][number];

/** A site by its pages: path → title; `found`: addresses that were not read. */
function proposed(
  titles: Readonly<Record<string, string>>,
  {
    found = [],
    roles = [],
    limit = 50,
    draw = 1,
    origin = 'https://www.exemple.fr',
  }: Partial<{
    found: readonly [string, Report['notAnalysed'][number]['reason']][];
    roles: Role[];
    limit: number;
    draw: number;
    origin: string;
  }> = {},
) {
  const report = auditReport({
    pages: Object.entries(titles).map(([path, title]) => visitedPage({ url: `${origin}${path}`, title })),
    notAnalysed: found.map(([path, reason]) => ({ url: `${origin}${path}`, reason })),
    rgaa: rgaaGridOf({ sample: roles }),
  });
  return proposePages({ site: new URL(`${origin}/`), report, limit, draw });
}
const kinds = (pages: ReturnType<typeof proposed>['pages']) =>
  pages.map(({ url, kind }) => `${kind} ${new URL(url).pathname}${new URL(url).search}`);

const numbered = (path: string, count: number, title = '') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${path}${at + 1}`, title && `${title} ${at + 1}`]),
  );

describe('a site of a town', () => {
  const town = {
    '/': 'Accueil | Ville de Kerlann',
    '/actualites': 'Actualités | Ville de Kerlann',
    '/contact': 'Nous contacter | Ville de Kerlann',
    '/mentions-legales': 'Mentions légales | Ville de Kerlann',
    '/accessibilite': 'Accessibilité : non conforme | Ville de Kerlann',
    '/plan-du-site': 'Plan du site | Ville de Kerlann',
    '/faq': 'Foire aux questions | Ville de Kerlann',
    ...numbered('/actualites/travaux-de-la-rue-', 12, 'Travaux'),
    ...numbered('/agenda/fete-du-port-', 4, 'Fête'),
    '/demarches/naissance/etape-1': 'Votre demande | Ville de Kerlann',
    '/demarches/naissance/etape-2': 'Vos pièces | Ville de Kerlann',
  };
  const { pages, drawnFrom } = proposed(town, { found: [['/connexion', 'login']] });

  test('has the pages that the method names, steps, one page a template, and one in ten at random', () => {
    expect(kinds(pages)).toEqual([
      'home /',
      'contact /contact',
      'legal-notice /mentions-legales',
      'accessibility /accessibilite',
      'site-map /plan-du-site',
      'help /faq',
      'login /connexion',
      'step /demarches/naissance/etape-1',
      'step /demarches/naissance/etape-2',
      'template /actualites/travaux-de-la-rue-1',
      'template /agenda/fete-du-port-1',
      'template /actualites',
      expect.stringMatching(/^random \/(?:actualites|agenda)\//),
      expect.stringMatching(/^random \/(?:actualites|agenda)\//),
    ]);
    expect(sampleGaps(pages)).toEqual([]);
    expect(drawnFrom).toBe(14);
  });

  test('names pages without the name of the site, and those of the method by their type', () => {
    const names = Object.fromEntries(pages.map(({ url, name }) => [new URL(url).pathname, name]));
    expect(names).toMatchObject({
      '/': 'Accueil',
      '/faq': 'Aide',
      '/connexion': 'Authentification',
      '/actualites': 'Actualités',
      '/demarches/naissance/etape-2': 'Vos pièces',
    });
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  test('draws the same again, and others when asked to', () => {
    expect(proposed(town, { found: [['/connexion', 'login']] }).pages).toEqual(pages);
    const draws = [1, 2, 3, 4, 5].map((draw) => kinds(proposed(town, { draw }).pages).slice(-2).join());
    expect(new Set(draws).size).toBeGreaterThan(2);
  });
});

test('the roles of the grid come before what addresses say', () => {
  const { pages } = proposed(
    { '/': 'Site', '/contact': 'Contact', '/a-qui-ecrire': 'À qui écrire' },
    { roles: [{ role: 'contact', label: 'Contact', url: 'https://www.exemple.fr/a-qui-ecrire' }] },
  );
  expect(kinds(pages)).toContain('contact /a-qui-ecrire');
  expect(kinds(pages)).not.toContain('contact /contact');
});

test('a shop in English: its pages, its basket, its products', () => {
  const { pages } = proposed(
    {
      '/': 'Stone & Sea',
      '/contact-us': 'Contact us – Stone & Sea',
      '/help': 'Help – Stone & Sea',
      '/legal-notice': 'Legal notice – Stone & Sea',
      '/sitemap': 'Site map – Stone & Sea',
      ...numbered('/products/sea-stone-number-', 20, 'Stone'),
      '/checkout/step/1': 'Your details – Stone & Sea',
      '/checkout/step/2': 'Delivery – Stone & Sea',
    },
    {
      found: [
        ['/login', 'limit'],
        ['/accessibility', 'limit'],
        ['/logout', 'limit'],
        ['/old', 'http-error'],
      ],
    },
  );
  expect(kinds(pages).slice(0, 10)).toEqual([
    'home /',
    'contact /contact-us',
    'legal-notice /legal-notice',
    'accessibility /accessibility',
    'site-map /sitemap',
    'help /help',
    'login /login',
    'step /checkout/step/1',
    'step /checkout/step/2',
    'template /products/sea-stone-number-1',
  ]);
  // An address that signs out is never visited, one that answers an error is no page.
  expect(kinds(pages).join()).not.toMatch(/logout|old/);
});

test('a site without titles: pages have the names of their addresses', () => {
  const { pages } = proposed({
    '/': '',
    '/nos-services/taille-de-pierre.html': '',
    '/nos-services/murs.html': '',
    '/x': '',
  });
  expect(pages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Accueil', 'Taille de pierre', 'Murs']),
  );
  expect(sampleGaps(pages)).toContain('Aucune page d’aide trouvée\u00a0: ajoutez-la si elle existe.');
});

test('a site of one page, and one whose pages differ by a parameter', () => {
  expect(kinds(proposed({ '/': 'Chez Paul' }).pages)).toEqual(['home /']);
  const { pages } = proposed({ '/': 'Blog', ...numbered('/?page_id=', 30, 'Page') });
  expect(kinds(pages).map((one) => one.split(' ')[0])).toEqual(['home', 'template', 'random']);
});

test('two pages that bear one title keep names of their own', () => {
  const { pages } = proposed({
    '/': 'Site',
    '/lieux': 'Le port',
    '/histoire': 'Le port',
    '/a': 'A',
    '/b': 'B',
  });
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

test.each([1, 2, 5, 10, 11, 25, 100])(
  'stays within a plan of %i pages, its tenth at random included',
  (limit) => {
    const titles = {
      '/': 'S',
      ...numbered('/section-', 9, 'T'),
      ...Object.assign({}, ...[...'abcdefghij'].map((folder) => numbered(`/${folder}/article-`, 12, folder))),
    };
    const { pages } = proposed(titles, { limit });
    const randoms = pages.filter(({ kind }) => kind === 'random').length;
    expect(pages.length).toBeLessThanOrEqual(limit);
    if (limit > 1) expect(randoms).toBe(randomsFor(pages.length - randoms));
  },
);

test('a registration, an appointment, a gift are steps of a process, whatever their number', () => {
  const { pages } = proposed({
    '/': 'Accueil',
    '/pages/inscriptions.html': 'Inscription – Karaté',
    '/prendre-rendez-vous/': 'Rendez-vous',
    '/faire-un-don': 'Dons',
    '/club/histoire': 'Histoire',
    '/club/equipe': 'Équipe',
  });
  expect(kinds(pages).filter((one) => one.startsWith('step'))).toEqual([
    'step /pages/inscriptions.html',
    'step /prendre-rendez-vous/',
    'step /faire-un-don',
  ]);
});
