import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-accueil.ts';

const inner = (path: string, canonical: string) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, isHome: false, canonical });
const home = 'https://www.exemple.fr/';

ruleCases(rule, {
  pass: {
    'each page its own': siteArtifacts({
      pages: [pageFacts(), inner('/a', `${home}a`), inner('/b', `${home}b`)],
    }),
  },
  fail: {
    'all copies of home': siteArtifacts({ pages: [pageFacts(), inner('/a', home), inner('/b', home)] }),
  },
  inapplicable: {
    'no canonical address': siteArtifacts({ pages: [pageFacts(), inner('/a', ''), inner('/b', '')] }),
  },
});
