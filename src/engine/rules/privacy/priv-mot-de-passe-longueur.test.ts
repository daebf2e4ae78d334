import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-mot-de-passe-longueur.ts';

const field = (attributes: string) =>
  pageArtifacts(`<form method="post"><input type="password" aria-label="Mot de passe" ${attributes}></form>`);

ruleCases(rule, {
  long: { artifacts: field('autocomplete="new-password" minlength="12" maxlength="64"'), verdict: 'pass' },
  'no limit said': { artifacts: field('autocomplete="new-password"'), verdict: 'pass' },
  'six characters': {
    artifacts: field('autocomplete="new-password" minlength="6"'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > form > input' }],
  },
  'sixteen at most': {
    artifacts: field('autocomplete="new-password" maxlength="16"'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > form > input' }],
  },
  'a login': { artifacts: field('autocomplete="current-password" minlength="4"'), verdict: 'inapplicable' },
  'no password': { artifacts: pageArtifacts(), verdict: 'inapplicable' },
});
