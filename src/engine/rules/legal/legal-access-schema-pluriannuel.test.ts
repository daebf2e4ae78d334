import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-schema-pluriannuel.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text, changes)] });

ruleCases(rule, {
  pass: {
    found: page('Notre schéma pluriannuel d’accessibilité 2025-2027.'),
    'the yearly plan': page('Plan d’actions 2026'),
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
