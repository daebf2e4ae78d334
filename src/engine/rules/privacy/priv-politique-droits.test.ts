import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-droits.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  all: {
    artifacts: policy(
      'Droits d’accès, de rectification, d’effacement, de limitation, d’opposition et à la portabilité.',
    ),
    verdict: 'pass',
  },
  'five of six': {
    artifacts: policy(
      'Vous disposez d’un droit d’accès, de rectification, de suppression, d’opposition et de limitation.',
    ),
    verdict: 'pass',
  },
  'two of six': {
    artifacts: policy('Vous disposez d’un droit d’accès et de rectification.'),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : effacement, limitation, opposition et portabilité',
      },
    ],
  },
  'little text': {
    artifacts: policy('', { text: 'Document joint.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : accès, rectification, effacement, limitation, opposition et portabilité',
      },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
