import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-profession-reglementee.ts';

const home = pageFacts({ title: 'Cabinet Martin – avocats à Lyon' });
const site = (text: string) => siteArtifacts({ pages: [home, legalPage('legal-notice', text)] });

ruleCases(rule, {
  named: { artifacts: site('Avocats inscrits au barreau de Lyon.'), verdict: 'pass' },
  'not named': {
    artifacts: site('Éditeur : Cabinet Martin.'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Cabinet Martin – avocats à Lyon' }],
  },
  'the activity names the profession': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: 'Martin – cabinet d’expertise comptable' }),
        legalPage('legal-notice', 'Éditeur : Cabinet Martin.'),
      ],
    }),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Martin – cabinet d’expertise comptable' }],
  },
  'the activity is taught': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: 'École supérieure d’ostéopathie' }),
        legalPage('legal-notice', 'Éditeur : Exemple.'),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'aucune profession réglementée repérée',
  },
  'another trade': {
    artifacts: siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')] }),
    verdict: 'inapplicable',
    reason: 'aucune profession réglementée repérée',
  },
  'no notice': {
    artifacts: siteArtifacts({ pages: [home] }),
    verdict: 'inapplicable',
    reason:
      'les mentions légales, qui doivent nommer l’ordre et les règles de la profession, n’ont pas été lues',
  },
});
