import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { plainHttpPage } from '#tests/support/visit-parts.ts';
import rule from './sec-mot-de-passe-http.ts';

const field = '<label>Mot de passe <input type="password"></label>';

ruleCases(rule, {
  'over HTTPS': { artifacts: pageArtifacts(field), verdict: 'pass' },
  'in http': {
    artifacts: plainHttpPage(field),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'in capitals': {
    artifacts: plainHttpPage(field.replace('password', 'PASSWORD')),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'no password': {
    artifacts: plainHttpPage('<input type="text" aria-label="Nom">'),
    verdict: 'inapplicable',
  },
});
