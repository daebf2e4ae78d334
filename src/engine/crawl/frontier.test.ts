import { expect, test } from 'vitest';
import { createRobotsJudge, parseRobots } from '../address/robots.ts';
import { createScope } from '../address/scope.ts';
import { createFrontier } from './frontier.ts';
import { createTrapGuard } from './traps.ts';

const origin = 'https://exemple.fr';

function frontier(maxPages = 10, seed = 'exemple.fr') {
  const robots = parseRobots(`${origin}/robots.txt`, 200, 'User-agent: *\nDisallow: /interdit');
  const made = createFrontier({
    maxPages,
    seed,
    scope: createScope(new URL(origin), { exclude: ['/exclu'] }),
    isAllowed: createRobotsJudge(robots),
    trap: createTrapGuard(),
  });
  made.claim(`${origin}/`);
  return made;
}

function drain(pages: ReturnType<typeof frontier>, count: number): string[] {
  return Array.from({ length: count }, () => pages.next()?.url.replace(origin, '') ?? '-').filter(
    (url) => url !== '-',
  );
}

function townSite(pages: ReturnType<typeof frontier>, order: 'forward' | 'backward' = 'forward') {
  const links = [
    ['/la-vie/associations', 'Associations'],
    ['/page-17', 'Mentions légales'],
    ['/accessibilite', 'Accessibilité : non conforme'],
    ['/contact', 'Nous contacter'],
    ...Array.from({ length: 200 }, (_, index) => [
      `/actualites/nouvelle-numero-${index}`,
      `Nouvelle ${index}`,
    ]),
    ...Array.from({ length: 50 }, (_, index) => [`/produits/${index}`, `Produit ${index}`]),
  ] as const;
  for (const [path = '', text = ''] of order === 'forward' ? links : links.toReversed())
    pages.add(`${origin}${path}`, { text, depth: 1 });
}

test('kinds a sample needs come first, then one page of each template in turn', () => {
  const pages = frontier();
  townSite(pages);
  const chosen = drain(pages, 9);
  expect(chosen.slice(0, 3)).toEqual(['/page-17', '/contact', '/accessibilite']);
  expect(
    chosen
      .slice(3, 6)
      .map((path) => path.split('/')[1])
      .sort(),
  ).toEqual(['actualites', 'la-vie', 'produits']);
  expect(
    chosen
      .slice(6)
      .map((path) => path.split('/')[1])
      .sort(),
  ).toEqual(['actualites', 'actualites', 'produits']);
});

test('« Vos données » comes first as any policy does', () => {
  const pages = frontier();
  townSite(pages);
  pages.add(`${origin}/page-18`, { text: 'Vos données', depth: 1, region: 'footer' });
  expect(drain(pages, 4)).toContain('/page-18');
});

test('the choice does not depend on the order of discovery, and the seed changes it among equals', () => {
  const [a, b, c] = [frontier(), frontier(), frontier(10, 'autre')];
  townSite(a);
  townSite(b, 'backward');
  townSite(c);
  const first = drain(a, 9);
  expect(drain(b, 9)).toEqual(first);
  expect(drain(c, 9)).not.toEqual(first);
});

test('sections of the menu come before pages found deeper', () => {
  const pages = frontier();
  pages.add(`${origin}/profond/a`, { depth: 3 });
  pages.add(`${origin}/menu`, { depth: 1, region: 'nav' });
  expect(drain(pages, 2)).toEqual(['/menu', '/profond/a']);
});

test('pages in another language come after those of the site', () => {
  const pages = frontier();
  pages.add(`${origin}/en/legal`, { text: 'Legal notice', depth: 1, region: 'nav' });
  pages.speaks('fr-FR');
  pages.add(`${origin}/uber-uns`, { depth: 1, lang: 'de' });
  pages.add(`${origin}/de-ch/kontakt`, { text: 'Contact', depth: 1, region: 'header' });
  pages.add(`${origin}/mentions`, { text: 'Mentions légales', depth: 2, lang: 'fr' });
  pages.add(`${origin}/fr/actualites`, { depth: 2, lang: 'x-default' });
  pages.add(`${origin}/decouvrir`, { depth: 3 });
  const chosen = drain(pages, 6);
  expect(chosen[0]).toBe('/mentions');
  expect(chosen.slice(1, 3).sort()).toEqual(['/decouvrir', '/fr/actualites']);
  expect(chosen.slice(3).sort()).toEqual(['/de-ch/kontakt', '/en/legal', '/uber-uns']);
});

test('a site whose language is unknown has no foreign page', () => {
  const pages = frontier();
  pages.speaks('');
  pages.add(`${origin}/en/legal`, { text: 'Mentions légales', depth: 1 });
  pages.add(`${origin}/autre`, { depth: 1 });
  expect(drain(pages, 1)).toEqual(['/en/legal']);
});

test('a page is given once, however it is written', () => {
  const pages = frontier();
  for (const url of ['/a', '/a/', '/a?utm_source=x', '/a#b', '/']) pages.add(`${origin}${url}`, { depth: 1 });
  pages.add('http://www.exemple.fr/a', { depth: 1 });
  expect(drain(pages, 5)).toEqual(['/a']);
  expect(pages.claim(`${origin}/a/`)).toBe(false);
  expect(pages.claim(`${origin}/b`)).toBe(true);
  pages.add(`${origin}/b`, { depth: 1 });
  expect(pages.next()).toBeNull();
});

test('hash routes are pages of their own', () => {
  const pages = frontier();
  pages.add(`${origin}/#/a`, { depth: 1 });
  pages.add(`${origin}/#/b`, { depth: 1 });
  expect(drain(pages, 3)).toHaveLength(2);
});

test('what is not taken is listed with its reason; files, actions and other sites are no pages', () => {
  const pages = frontier();
  for (const path of ['/interdit/a', '/exclu/b', '/libre', '/x/x/x', '/doc.pdf', '/logout', '//autre.fr/'])
    pages.add(new URL(path, origin).href, { depth: 1 });
  expect(pages.rest()).toEqual([
    { url: `${origin}/interdit/a`, reason: 'robots' },
    { url: `${origin}/exclu/b`, reason: 'excluded' },
    { url: `${origin}/x/x/x`, reason: 'limit', detail: 'dossiers répétés' },
    { url: `${origin}/libre`, reason: 'limit' },
  ]);
  expect(pages.overflowed()).toBe(true);
});

test('twenty thousand addresses are chosen from', () => {
  const pages = frontier(1000);
  for (let index = 0; index < 20_000; index += 1)
    pages.add(`${origin}/rubrique-${index % 40}/fiche-produit-${index}`, { depth: 2 });
  expect(new Set(drain(pages, 1000)).size).toBe(1000);
}, 60_000);

test('a folder of many pages, each unlike the others, does not fill the sample', () => {
  const pages = frontier(8);
  const names = ['vedene', 'ussel', 'thenon', 'orange', 'salon', 'biriatou', 'niort', 'rozier', 'valence'];
  for (const name of names) pages.add(`${origin}/sections/section_${name}.htm`, { depth: 1 });
  for (const name of ['embrun', 'saintes', 'angers']) pages.add(`${origin}/rn/${name}.htm`, { depth: 1 });
  for (const name of ['association', 'ballades', 'adresses'])
    pages.add(`${origin}/${name}.htm`, { depth: 1 });
  const chosen = drain(pages, 7);
  expect(chosen.slice(0, 5).sort()).toEqual(
    expect.arrayContaining(['/adresses.htm', '/association.htm', '/ballades.htm']),
  );
  expect(chosen.filter((path) => path.startsWith('/sections/'))).toHaveLength(2);
  expect(chosen.filter((path) => path.startsWith('/rn/'))).toHaveLength(2);
});
