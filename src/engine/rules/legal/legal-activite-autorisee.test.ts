import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-activite-autorisee.ts';

const home = pageFacts({ title: 'Martin courtage – assurances' });
const site = (text: string) => siteArtifacts({ pages: [home, legalPage('legal-notice', text)] });

ruleCases(rule, {
  cited: { artifacts: site('Inscrit à l’ORIAS sous le numéro 12345678.'), verdict: 'pass' },
  'not cited': {
    artifacts: site('Éditeur : Martin.'),
    verdict: 'review',
    title:
      'Activité soumise à autorisation : l’autorité à citer est à vérifier (assurance ou crédit (ORIAS))',
    evidence: [{ type: 'text', quote: 'Martin courtage – assurances' }],
  },
  'another activity': {
    artifacts: siteArtifacts({
      pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')],
    }),
    verdict: 'inapplicable',
    reason: 'aucune activité de ce type repérée',
  },
  'no notice': {
    artifacts: siteArtifacts({ pages: [home] }),
    verdict: 'inapplicable',
    reason: 'aucune activité de ce type repérée',
  },
});
