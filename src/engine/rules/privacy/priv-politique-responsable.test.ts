import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-responsable.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  pass: { found: policy('Le responsable du traitement est la société Exemple.') },
  fail: { 'read in full, not found': policy('Bienvenue sur notre site.') },
  review: {
    'a page with little text': policy('', { text: 'Voir le document joint.' }),
    'a page in another language': policy('Welcome to our site.', { lang: 'en' }),
    'a page cut in the visit': policy('', { text: 'a '.repeat(30_000) }),
  },
  inapplicable: { 'no policy': siteArtifacts() },
});
