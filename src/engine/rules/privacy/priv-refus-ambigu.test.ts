import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button } from '#tests/support/visit-parts.ts';
import rule from './priv-refus-ambigu.ts';

const label = (text: string) =>
  siteArtifacts({
    pages: [pageFacts({ consentBanner: banner({ buttons: [button(text, { kind: 'refuse' })] }) })],
  });

ruleCases(rule, {
  pass: {
    plain: label('Tout refuser'),
    short: label('Refuser'),
    tolerated: label('Continuer sans accepter →'),
    'necessary ones': label('Cookies nécessaires uniquement'),
  },
  review: { roundabout: label('Je décline les finalités non essentielles') },
  inapplicable: { 'no banner': siteArtifacts(), 'a cross': label('×') },
});
