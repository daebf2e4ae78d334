import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-navigation-instable.ts';

const page = (path: string, ...names: string[]) =>
  pageFacts({
    url: `https://www.exemple.fr${path}`,
    isHome: path === '/',
    links: names.map((name) => ({
      url: `https://www.exemple.fr/${name}`,
      text: name,
      region: 'nav',
      rel: '',
    })),
  });
/** One letter is a page of the menu; in the second menu, the chapters before and after. */
const chapter = (path: string, around: string, menu: string) => {
  const { links } = page(path, ...around, ...menu);
  return pageFacts({
    url: `https://www.exemple.fr${path}`,
    isHome: false,
    links: links.map((link, index) => ({ ...link, menu: index < around.length ? 1 : 2 })),
  });
};
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  'a page without menu that was read first': {
    artifacts: site(
      page('/mentions', 'mentions'),
      page('/x', 'a', 'b', 'c'),
      page('/y', 'a', 'b', 'c'),
      page('/z', 'c', 'b', 'a'),
    ),
    verdict: 'fail',
    title: 'Le menu change d’ordre selon les pages',
    pages: ['https://www.exemple.fr/z'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/z', note: 'ordre comparé à https://www.exemple.fr/x' },
    ],
  },
  'the same order': {
    artifacts: site(page('/x', 'a', 'b', 'c'), page('/y', 'a', 'b', 'c')),
    verdict: 'pass',
  },
  'a longer menu': {
    artifacts: site(page('/x', 'a', 'b', 'c'), page('/y', 'a', 'z', 'b', 'c')),
    verdict: 'pass',
  },
  'previous and next chapters above the same menu': {
    artifacts: site(chapter('/b', 'ca', 'abcd'), chapter('/c', 'db', 'abcd')),
    verdict: 'pass',
  },
  'the menu turned round under the same other menu': {
    artifacts: site(chapter('/x', 'efg', 'abcd'), chapter('/y', 'efg', 'dcba')),
    verdict: 'fail',
    title: 'Le menu change d’ordre selon les pages',
    pages: ['https://www.exemple.fr/y'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/y' }],
  },
  'buttons that are links to the top of their page': {
    artifacts: site(page('/a', 'a#', 'b', 'c'), page('/c', 'c#', 'a', 'b', 'c')),
    verdict: 'inapplicable',
    reason: 'moins de deux pages à menu comparable',
  },
  'the same menu after such a button': {
    artifacts: site(page('/c', 'c#', 'a', 'b', 'c'), page('/x', 'x#', 'a', 'b', 'c')),
    verdict: 'pass',
  },
  'another order': {
    artifacts: site(page('/x', 'a', 'b', 'c'), page('/y', 'c', 'b', 'a')),
    verdict: 'fail',
    title: 'Le menu change d’ordre selon les pages',
    pages: ['https://www.exemple.fr/y'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/y', note: 'ordre comparé à https://www.exemple.fr/x' },
    ],
  },
  'two neighbours swapped': {
    artifacts: site(page('/x', 'a', 'b', 'c', 'd'), page('/y', 'a', 'b', 'd', 'c')),
    verdict: 'review',
    title: 'L’ordre du menu diffère un peu selon les pages : à vérifier',
    pages: ['https://www.exemple.fr/y'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/y', note: 'ordre comparé à https://www.exemple.fr/x' },
    ],
  },
  'the home page may differ': {
    artifacts: site(page('/', 'a', 'b', 'c'), page('/x', 'c', 'b', 'a')),
    verdict: 'inapplicable',
    reason: 'moins de deux pages à menu comparable',
  },
  'a page in another language, whose list of languages names the others': {
    artifacts: site(page('/x', 'a', 'b', 'c', 'd'), { ...page('/en/x', 'd', 'c', 'b', 'a'), lang: 'en' }),
    verdict: 'inapplicable',
    reason: 'moins de deux pages à menu comparable',
  },
  'one page': {
    artifacts: site(page('/x', 'a', 'b', 'c')),
    verdict: 'inapplicable',
    reason: 'moins de deux pages à menu comparable',
  },
});
