import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { plainHttpPage } from '#tests/support/visit-parts.ts';
import rule from './sec-mot-de-passe-http.ts';

const field = '<label>Mot de passe <input type="password"></label>';

ruleCases(rule, {
  pass: { 'over HTTPS': pageArtifacts(field) },
  fail: {
    'in http': plainHttpPage(field),
    'in capitals': plainHttpPage(field.replace('password', 'PASSWORD')),
  },
  inapplicable: { 'no password': plainHttpPage('<input type="text" aria-label="Nom">') },
});
