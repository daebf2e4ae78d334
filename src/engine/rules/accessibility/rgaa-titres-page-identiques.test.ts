import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titres-page-identiques.ts';

const page = (path: string, title: string, simhash: string, canonical = `https://www.exemple.fr${path}`) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, title, simhash, canonical });
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  pass: {
    distinct: site(page('/a', 'A', '0000000000000000'), page('/b', 'B', 'ffffffffffffffff')),
    'the same page under two addresses': site(
      page('/a', 'A', '0000000000000000'),
      page('/a-imprimer', 'A', '0000000000000001'),
    ),
    'a declared copy': site(
      page('/a', 'A', '0000000000000000'),
      page('/b', 'A', 'ffffffffffffffff', 'https://www.exemple.fr/a'),
    ),
  },
  fail: {
    'two pages, one title': site(page('/a', 'A', '0000000000000000'), page('/b', 'a', 'ffffffffffffffff')),
  },
  inapplicable: { 'one page': site(page('/a', 'A', '0000000000000000')) },
});
