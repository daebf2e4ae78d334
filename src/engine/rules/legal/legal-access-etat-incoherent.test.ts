import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-etat-incoherent.ts';

const site = (statement: string, home = '') =>
  siteArtifacts({ pages: [pageFacts({ text: home }), legalPage('accessibility', statement)] });

ruleCases(rule, {
  consistent: {
    artifacts: site(
      'Le site est partiellement conforme. 72,5 % des critères sont respectés.',
      'Accessibilité : partiellement conforme',
    ),
    verdict: 'pass',
  },
  'the state alone': { artifacts: site('Le site est non conforme.'), verdict: 'pass' },
  'definitions beside the claim': {
    artifacts: site('Le site est non conforme. Un site est dit totalement conforme à 100 %.'),
    verdict: 'pass',
  },
  'half is not reached': {
    artifacts: site('Le site est partiellement conforme. 38 % des critères RGAA sont respectés.'),
    verdict: 'fail',
    title: 'L’état d’accessibilité annoncé ne correspond pas au taux publié',
    evidence: [
      { type: 'value', label: 'Déclaration', value: 'partiellement conforme' },
      { type: 'value', label: 'Taux publié', value: '38 %', expected: 'non conforme' },
    ],
  },
  'nearly everything is not everything': {
    artifacts: site('Le site est totalement conforme : 98 % des critères sont respectés.'),
    verdict: 'fail',
    title: 'L’état d’accessibilité annoncé ne correspond pas au taux publié',
    evidence: [
      { type: 'value', label: 'Déclaration', value: 'totalement conforme' },
      { type: 'value', label: 'Taux publié', value: '98 %', expected: 'partiellement conforme' },
    ],
  },
  'the home page says otherwise': {
    artifacts: site('Le site est non conforme.', 'Accessibilité : partiellement conforme'),
    verdict: 'fail',
    title: 'L’accueil et la déclaration annoncent deux états d’accessibilité différents',
    evidence: [
      { type: 'value', label: 'Déclaration', value: 'non conforme' },
      { type: 'value', label: 'Accueil', value: 'partiellement conforme' },
    ],
  },
  'no statement': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun état d’accessibilité annoncé',
  },
  'two claims, nothing certain': {
    artifacts: site('Le site A est partiellement conforme, le site B est non conforme.'),
    verdict: 'inapplicable',
    reason: 'aucun état d’accessibilité annoncé',
  },
});
