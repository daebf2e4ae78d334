import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-activite-autorisee.ts';

const home = pageFacts({ title: 'Martin courtage – assurances' });
const site = (text: string) => siteArtifacts({ pages: [home, legalPage('legal-notice', text)] });

ruleCases(rule, {
  pass: { cited: site('Inscrit à l’ORIAS sous le numéro 12345678.') },
  review: { 'not cited': site('Éditeur : Martin.') },
  inapplicable: {
    'another activity': siteArtifacts({
      pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')],
    }),
    'no notice': siteArtifacts({ pages: [home] }),
  },
});
