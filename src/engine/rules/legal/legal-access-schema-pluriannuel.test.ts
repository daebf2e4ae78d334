import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-schema-pluriannuel.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text, changes)] });

ruleCases(rule, {
  found: { artifacts: page('Notre schéma pluriannuel d’accessibilité 2025-2027.'), verdict: 'pass' },
  'the yearly plan': { artifacts: page('Plan d’actions 2026'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: page('Le site est non conforme.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : schéma pluriannuel ou plan d’action',
      },
    ],
  },
  'a page with little text': {
    artifacts: page('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : schéma pluriannuel ou plan d’action',
      },
    ],
  },
  'no such page': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune déclaration d’accessibilité lue',
  },
});
