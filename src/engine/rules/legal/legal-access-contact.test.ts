import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-contact.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text, changes)] });

ruleCases(rule, {
  pass: {
    found: page('Écrivez à accessibilite@exemple.fr.'),
    'a form': page('Utilisez notre formulaire.'),
  },
  fail: {
    'read in full, not found': page('Le site est non conforme.'),
  },
  review: {
    'a page with little text': page('', { text: 'Voir le document joint.' }),
  },
  inapplicable: {
    'no such page': siteArtifacts(),
  },
});
