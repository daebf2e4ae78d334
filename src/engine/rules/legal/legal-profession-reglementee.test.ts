import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-profession-reglementee.ts';

const home = pageFacts({ title: 'Cabinet Martin – avocats à Lyon' });
const site = (text: string) => siteArtifacts({ pages: [home, legalPage('legal-notice', text)] });

ruleCases(rule, {
  named: { artifacts: site('Avocats inscrits au barreau de Lyon.'), verdict: 'pass' },
  'its authority left to fill in': {
    artifacts: site('Avocat inscrit au barreau de [Ville]. Hébergeur : Nuage.'),
    verdict: 'review',
    title: 'Profession réglementée : une partie de ses mentions est restée à compléter',
    evidence: [
      {
        type: 'text',
        quote:
          'Avocat inscrit au barreau de [Ville]. Hébergeur : Nuage. Cette page décrit nos services et notre organisation. Cette page décr…',
      },
    ],
  },
  'its guarantor left to fill in': {
    artifacts: site('Carte professionnelle délivrée par la CCI. Garantie financière : [Nom du garant].'),
    verdict: 'review',
    title: 'Profession réglementée : une partie de ses mentions est restée à compléter',
    evidence: [
      {
        type: 'text',
        quote:
          'Carte professionnelle délivrée par la CCI. Garantie financière : [Nom du garant]. Cette page décrit nos services et notre organisation. Cette page décrit nos services et…',
      },
    ],
  },
  'something else left to fill in': {
    artifacts: site('Avocats inscrits au barreau de Lyon. Hébergeur : [Nom].'),
    verdict: 'pass',
  },
  'not named': {
    artifacts: site('Éditeur : Cabinet Martin.'),
    verdict: 'review',
    title: 'Profession réglementée : l’ordre et les règles applicables sont à vérifier',
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
    title: 'Profession réglementée : l’ordre et les règles applicables sont à vérifier',
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
  'an interior architect, who has no order': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: "Architecte d'intérieur à Lyon – Martin, architecte d’intérieur" }),
        legalPage('legal-notice', 'Éditeur : Martin.'),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'aucune profession réglementée repérée',
  },
  'one who is an architect too': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: 'Martin, architecte d’intérieur DPLG à Lyon' }),
        legalPage('legal-notice', 'Éditeur : Martin.'),
      ],
    }),
    verdict: 'review',
    title: 'Profession réglementée : l’ordre et les règles applicables sont à vérifier',
    evidence: [{ type: 'text', quote: 'Martin, architecte d’intérieur DPLG à Lyon' }],
  },
  'both trades named': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: 'Martin – architecte et architecte d’intérieur' }),
        legalPage('legal-notice', 'Éditeur : Martin.'),
      ],
    }),
    verdict: 'review',
    title: 'Profession réglementée : l’ordre et les règles applicables sont à vérifier',
    evidence: [{ type: 'text', quote: 'Martin – architecte et architecte d’intérieur' }],
  },
  'an architect of software, the fruit': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: 'Jeanne Martin, architecte logiciel, et son huile d’avocat' }),
        legalPage('legal-notice', 'Éditeur : Martin.'),
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
