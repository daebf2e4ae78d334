import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-contact.ts';

const page = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text, changes)] });

ruleCases(rule, {
  found: { artifacts: page('Écrivez à accessibilite@exemple.fr.'), verdict: 'pass' },
  'a form': { artifacts: page('Utilisez notre formulaire.'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: page('Le site est non conforme.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/accessibility',
        note: 'non trouvé : moyen de signaler une difficulté',
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
        note: 'non trouvé : moyen de signaler une difficulté',
      },
    ],
  },
  'no such page': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune déclaration d’accessibilité lue',
  },
});
