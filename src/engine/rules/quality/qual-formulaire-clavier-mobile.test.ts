import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-formulaire-clavier-mobile.ts';

const page = (field: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><label>Courriel ${field}</label></body></html>`);

ruleCases(rule, {
  pass: {
    'an email field': page('<input type="email" name="courriel">'),
    'an inputmode': page('<input type="text" inputmode="email" name="courriel">'),
  },
  fail: {
    'a plain text field': page('<input type="text" name="courriel">'),
    'no type at all': page('<input name="courriel">'),
  },
  inapplicable: {
    'no such field': pageArtifacts(
      '<!doctype html><html lang="fr"><body><label>Ville <input name="ville"></label></body></html>',
    ),
  },
});
