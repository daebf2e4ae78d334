import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-horaires-contradictoires.ts';

const site = (home: string, other: string) =>
  siteArtifacts({
    pages: [
      pageFacts({ text: home }),
      pageFacts({ url: 'https://www.exemple.fr/reserver', isHome: false, text: other }),
    ],
  });

ruleCases(rule, {
  'a range here, every day there': {
    artifacts: site('Ouvert du mardi au samedi', 'Réservez : ouvert tous les jours.'),
    verdict: 'review',
    occurrences: 1,
    pages: ['https://www.exemple.fr/reserver', 'https://www.exemple.fr/'],
    evidence: [
      { type: 'text', quote: 'ouvert tous les jours' },
      { type: 'text', quote: 'Ouvert du mardi au samedi' },
    ],
  },
  'the same range on both': {
    artifacts: site('Ouvert du mardi au samedi', 'Ouvert du mardi au samedi'),
    verdict: 'pass',
  },
  'every day in summer': {
    artifacts: site('Ouvert du mardi au samedi', 'En été, ouvert tous les jours'),
    verdict: 'pass',
  },
  'every day but one': {
    artifacts: site('Fermé le lundi', 'Ouvert tous les jours sauf le lundi'),
    verdict: 'pass',
  },
  'no day': {
    artifacts: site('Bienvenue', 'Réservez'),
    verdict: 'inapplicable',
    reason: 'aucun jour d’ouverture repéré',
  },
});
