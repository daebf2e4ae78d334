import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-declaration-perimee.ts';

const page = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('accessibility', text)] });

ruleCases(rule, {
  recent: { artifacts: page('Déclaration établie le 3 mars 2025.'), verdict: 'pass' },
  'renewed since': {
    artifacts: page('Établie le 12/05/2019, mise à jour le 01/02/2026. RGAA version 4.1.'),
    verdict: 'pass',
  },
  old: {
    artifacts: page('Établie le 23 septembre 2020.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité a plus de trois ans',
    evidence: [
      {
        type: 'value',
        label: 'Date la plus récente de https://www.exemple.fr/accessibility',
        value: '23/09/2020',
      },
    ],
  },
  'an old reference': {
    artifacts: page('Conforme au RGAA 3, le 3 mars 2026.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité s’appuie sur un ancien référentiel (RGAA 3)',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/accessibility', note: 'RGAA 3 cité, RGAA 4 non trouvé' },
    ],
  },
  'no date': {
    artifacts: page('Le site est non conforme.'),
    verdict: 'inapplicable',
    reason: 'aucune date trouvée dans la déclaration',
  },
  'no statement': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucune déclaration d’accessibilité lue',
  },
  'a later date is no date of it': {
    artifacts: page('Établie le 23 septembre 2020, à revoir le 3 mars 2030.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité a plus de trois ans',
    evidence: [
      {
        type: 'value',
        label: 'Date la plus récente de https://www.exemple.fr/accessibility',
        value: '23/09/2020',
      },
    ],
  },
  'three years to the day': { artifacts: page('Établie le 21 novembre 2023.'), verdict: 'pass' },
  'three years and a day': {
    artifacts: page('Établie le 20 novembre 2023.'),
    verdict: 'fail',
    title: 'La déclaration d’accessibilité a plus de trois ans',
    evidence: [
      {
        type: 'value',
        label: 'Date la plus récente de https://www.exemple.fr/accessibility',
        value: '20/11/2023',
      },
    ],
  },
});
