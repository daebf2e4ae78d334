import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-retrait.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner() }), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  pass: {
    said: policy('Vous pouvez retirer à tout moment votre consentement.'),
    'said the other way': policy('Votre consentement peut être retiré à tout moment.'),
  },
  fail: { 'not said': policy('Nous demandons votre consentement.') },
  review: { 'little text': policy('', { text: 'Document joint.' }) },
  inapplicable: {
    'no policy': siteArtifacts({ pages: [pageFacts({ consentBanner: banner() })] }),
    'nothing rests on consent': siteArtifacts({
      pages: [pageFacts(), legalPage('privacy', 'Nous répondons à vos demandes.')],
    }),
  },
});
