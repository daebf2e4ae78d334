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
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  pass: {
    'the same order': site(page('/x', 'a', 'b', 'c'), page('/y', 'a', 'b', 'c')),
    'a longer menu': site(page('/x', 'a', 'b', 'c'), page('/y', 'a', 'z', 'b', 'c')),
  },
  fail: { 'another order': site(page('/x', 'a', 'b', 'c'), page('/y', 'c', 'b', 'a')) },
  review: {
    'two neighbours swapped': site(page('/x', 'a', 'b', 'c', 'd'), page('/y', 'a', 'b', 'd', 'c')),
  },
  inapplicable: {
    'the home page may differ': site(page('/', 'a', 'b', 'c'), page('/x', 'c', 'b', 'a')),
    'one page': site(page('/x', 'a', 'b', 'c')),
  },
});
