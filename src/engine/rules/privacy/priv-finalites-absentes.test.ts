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
    title: 'Le bandeau ne dit pas à quoi servent les cookies',
    evidence: [
      {
        type: 'text',
        quote: 'Ce site utilise des cookies. Cliquez sur OK pour les accepter. Merci de votre visite.',
      },
    ],
  },
  'no more than « to improve your experience »': {
    artifacts: says(
      'Ce site utilise des cookies pour améliorer votre expérience. En continuant, vous acceptez.',
    ),
    verdict: 'review',
    title: 'Le bandeau dit en termes vagues à quoi servent les cookies : à vérifier',
    severity: 'mineur',
    evidence: [
      {
        type: 'text',
        quote: 'Ce site utilise des cookies pour améliorer votre expérience. En continuant, vous acceptez.',
      },
    ],
  },
  'an experience beside a purpose': {
    artifacts: says('Des cookies pour améliorer votre expérience et mesurer l’audience du site.'),
    verdict: 'pass',
  },
  'a text too short to tell': {
    artifacts: says('Cookies ?'),
    verdict: 'review',
    title: 'Le bandeau ne dit pas à quoi servent les cookies : à vérifier',
    evidence: [{ type: 'text', quote: 'Cookies ?' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
