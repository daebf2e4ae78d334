import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-formulaire-clavier-mobile.ts';

const page = (field: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><label>Courriel ${field}</label></body></html>`);

ruleCases(rule, {
  'an email field': { artifacts: page('<input type="email" name="courriel">'), verdict: 'pass' },
  'an inputmode': {
    artifacts: page('<input type="text" inputmode="email" name="courriel">'),
    verdict: 'pass',
  },
  'a plain text field': {
    artifacts: page('<input type="text" name="courriel">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'no type at all': {
    artifacts: page('<input name="courriel">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > label > input' }],
  },
  'no such field': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body><label>Ville <input name="ville"></label></body></html>',
    ),
    verdict: 'inapplicable',
  },
  'a box beside the word': {
    artifacts: page('<input type="checkbox" name="courriel">'),
    verdict: 'inapplicable',
  },
});
