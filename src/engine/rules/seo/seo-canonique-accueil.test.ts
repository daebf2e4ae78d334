import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-accueil.ts';

const inner = (path: string, canonical: string) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, isHome: false, canonical });
const home = 'https://www.exemple.fr/';

ruleCases(rule, {
  'each page its own': {
    artifacts: siteArtifacts({
      pages: [pageFacts(), inner('/a', `${home}a`), inner('/b', `${home}b`)],
    }),
    verdict: 'pass',
  },
  'all copies of home': {
    artifacts: siteArtifacts({ pages: [pageFacts(), inner('/a', home), inner('/b', home)] }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      {
        type: 'value',
        label: 'https://www.exemple.fr/a',
        value: 'https://www.exemple.fr/',
        expected: 'https://www.exemple.fr/a',
      },
      {
        type: 'value',
        label: 'https://www.exemple.fr/b',
        value: 'https://www.exemple.fr/',
        expected: 'https://www.exemple.fr/b',
      },
    ],
  },
  'no canonical address': {
    artifacts: siteArtifacts({ pages: [pageFacts(), inner('/a', ''), inner('/b', '')] }),
    verdict: 'inapplicable',
    reason: 'moins de deux pages intérieures avec adresse canonique',
  },
});
