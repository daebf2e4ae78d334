import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-profession-reglementee.ts';

const home = pageFacts({ title: 'Cabinet Martin – avocats à Lyon' });
const site = (text: string) => siteArtifacts({ pages: [home, legalPage('legal-notice', text)] });

ruleCases(rule, {
  pass: { named: site('Avocats inscrits au barreau de Lyon.') },
  review: { 'not named': site('Éditeur : Cabinet Martin.') },
  inapplicable: {
    'another trade': siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', 'Éditeur : Exemple.')] }),
    'no notice': siteArtifacts({ pages: [home] }),
  },
});
