import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-transferts.ts';

const home = pageFacts({ thirdParties: [thirdParty('https://www.google-analytics.com/g/collect')] });
const policy = (text: string) => siteArtifacts({ pages: [home, legalPage('privacy', text)] });

ruleCases(rule, {
  pass: {
    said: policy('Des données sont transférées hors de l’Union européenne.'),
    guaranteed: policy('Clauses contractuelles types de la Commission.'),
  },
  review: { 'not said': policy('Vos données sont protégées.') },
  inapplicable: {
    'no foreign service': siteArtifacts({ pages: [pageFacts(), legalPage('privacy', 'Vos données.')] }),
    'no policy': siteArtifacts({ pages: [home] }),
  },
});
