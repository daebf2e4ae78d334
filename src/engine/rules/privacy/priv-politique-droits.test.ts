import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-droits.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  pass: {
    all: policy(
      'Droits d’accès, de rectification, d’effacement, de limitation, d’opposition et à la portabilité.',
    ),
    'five of six': policy(
      'Vous disposez d’un droit d’accès, de rectification, de suppression, d’opposition et de limitation.',
    ),
  },
  fail: { 'two of six': policy('Vous disposez d’un droit d’accès et de rectification.') },
  review: { 'little text': policy('', { text: 'Document joint.' }) },
  inapplicable: { 'no policy': siteArtifacts() },
});
