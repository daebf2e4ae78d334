import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-etat-incoherent.ts';

const site = (statement: string, home = '') =>
  siteArtifacts({ pages: [pageFacts({ text: home }), legalPage('accessibility', statement)] });

ruleCases(rule, {
  pass: {
    consistent: site(
      'Le site est partiellement conforme. 72,5 % des critères sont respectés.',
      'Accessibilité : partiellement conforme',
    ),
    'the state alone': site('Le site est non conforme.'),
    'definitions beside the claim': site(
      'Le site est non conforme. Un site est dit totalement conforme à 100 %.',
    ),
  },
  fail: {
    'half is not reached': site('Le site est partiellement conforme. 38 % des critères RGAA sont respectés.'),
    'nearly everything is not everything': site(
      'Le site est totalement conforme : 98 % des critères sont respectés.',
    ),
    'the home page says otherwise': site(
      'Le site est non conforme.',
      'Accessibilité : partiellement conforme',
    ),
  },
  inapplicable: {
    'no statement': siteArtifacts(),
    'two claims, nothing certain': site('Le site A est partiellement conforme, le site B est non conforme.'),
  },
});
