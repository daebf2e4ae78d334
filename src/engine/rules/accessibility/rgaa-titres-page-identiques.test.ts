import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titres-page-identiques.ts';

const page = (path: string, title: string, simhash: string, canonical = `https://www.exemple.fr${path}`) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, title, simhash, canonical });
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  distinct: {
    artifacts: site(page('/a', 'A', '0000000000000000'), page('/b', 'B', 'ffffffffffffffff')),
    verdict: 'pass',
  },
  'the same page under two addresses': {
    artifacts: site(page('/a', 'A', '0000000000000000'), page('/a-imprimer', 'A', '0000000000000001')),
    verdict: 'pass',
  },
  'a declared copy': {
    artifacts: site(
      page('/a', 'A', '0000000000000000'),
      page('/b', 'A', 'ffffffffffffffff', 'https://www.exemple.fr/a'),
    ),
    verdict: 'pass',
  },
  'titles that differ by a sign': {
    artifacts: site(page('/c', 'C', '0000000000000000'), page('/cpp', 'C++', 'ffffffffffffffff')),
    verdict: 'pass',
  },
  'two pages, one title': {
    artifacts: site(page('/a', 'A', '0000000000000000'), page('/b', 'a', 'ffffffffffffffff')),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: '« A »' },
      { type: 'page', url: 'https://www.exemple.fr/b', note: '« a »' },
    ],
  },
  'one page': {
    artifacts: site(page('/a', 'A', '0000000000000000')),
    verdict: 'inapplicable',
    reason: 'une seule page analysée',
  },
  'two spellings of one address': {
    artifacts: site(page('/a', 'A', '0000000000000000'), page('/a/index.html', 'A', 'ffffffffffffffff')),
    verdict: 'pass',
  },
});
