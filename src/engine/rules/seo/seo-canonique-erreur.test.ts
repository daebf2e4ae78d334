import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-erreur.ts';

const canonical = 'https://www.exemple.fr/ancienne';
const check = (status: number) => [{ url: canonical, status, failure: null, internal: true, from: [] }];

ruleCases(rule, {
  pass: {
    'the target answers': siteArtifacts({ pages: [pageFacts({ canonical })], linkChecks: check(200) }),
    itself: siteArtifacts(),
  },
  fail: {
    'the target is missing': siteArtifacts({ pages: [pageFacts({ canonical })], linkChecks: check(404) }),
    'no address at all': siteArtifacts({ pages: [pageFacts({ canonical: 'accueil' })] }),
  },
  inapplicable: { 'no canonical address': siteArtifacts({ pages: [pageFacts({ canonical: '' })] }) },
});
