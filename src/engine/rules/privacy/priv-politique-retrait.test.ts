import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-retrait.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner() }), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  said: { artifacts: policy('Vous pouvez retirer à tout moment votre consentement.'), verdict: 'pass' },
  'said the other way': {
    artifacts: policy('Votre consentement peut être retiré à tout moment.'),
    verdict: 'pass',
  },
  'not said': {
    artifacts: policy('Nous demandons votre consentement.'),
    verdict: 'fail',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'non trouvé : retrait du consentement' },
    ],
  },
  'little text': {
    artifacts: policy('', { text: 'Document joint.' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'non trouvé : retrait du consentement' },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts({ pages: [pageFacts({ consentBanner: banner() })] }),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
  'nothing rests on consent': {
    artifacts: siteArtifacts({
      pages: [pageFacts(), legalPage('privacy', 'Nous répondons à vos demandes.')],
    }),
    verdict: 'inapplicable',
    reason: 'aucun usage fondé sur l’accord n’a été vu',
  },
});
