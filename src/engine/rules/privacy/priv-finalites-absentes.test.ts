import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-finalites-absentes.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  named: { artifacts: says('Des cookies de mesure d’audience et de publicité.'), verdict: 'pass' },
  'not named': {
    artifacts: says('Ce site utilise des cookies. Cliquez sur OK pour les accepter. Merci de votre visite.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'text',
        quote: 'Ce site utilise des cookies. Cliquez sur OK pour les accepter. Merci de votre visite.',
      },
    ],
  },
  'a text too short to tell': {
    artifacts: says('Cookies ?'),
    verdict: 'review',
    evidence: [{ type: 'text', quote: 'Cookies ?' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
