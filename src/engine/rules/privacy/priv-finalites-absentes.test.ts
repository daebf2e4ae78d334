import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-finalites-absentes.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  pass: { named: says('Des cookies de mesure d’audience et de publicité.') },
  fail: {
    'not named': says(
      'Ce site utilise des cookies. Cliquez sur OK pour les accepter. Merci de votre visite.',
    ),
  },
  review: { 'a text too short to tell': says('Cookies ?') },
  inapplicable: { 'no banner': siteArtifacts() },
});
