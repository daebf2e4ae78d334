import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-dpo.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  pass: {
    officer: policy('Écrivez à notre délégué à la protection des données.'),
    address: policy('Écrivez à contact@exemple.fr.'),
  },
  fail: { 'no way to write': policy('Vos données sont protégées.') },
  review: { 'little text': policy('', { text: 'Document joint.' }) },
  inapplicable: { 'no policy': siteArtifacts() },
});
