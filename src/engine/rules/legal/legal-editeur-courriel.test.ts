import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-editeur-courriel.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  pass: {
    found: notice('Écrivez à contact@exemple.fr.'),
    'written against robots': notice('contact [at] exemple.fr'),
    'hidden by the host': notice('Courriel : [email protected]'),
  },
  fail: {
    'read in full, not found': notice('Bienvenue à tous.'),
  },
  review: {
    'a page with little text': notice('', { text: 'Voir le document joint.' }),
    'a page in another language': notice('Welcome to our site.', { lang: 'en-GB' }),
  },
  inapplicable: {
    'no notice': siteArtifacts(),
  },
});
