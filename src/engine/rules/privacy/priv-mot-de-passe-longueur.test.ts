import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-mot-de-passe-longueur.ts';

const field = (attributes: string) =>
  pageArtifacts(`<form method="post"><input type="password" aria-label="Mot de passe" ${attributes}></form>`);

ruleCases(rule, {
  pass: {
    long: field('autocomplete="new-password" minlength="12" maxlength="64"'),
    'no limit said': field('autocomplete="new-password"'),
  },
  review: {
    'six characters': field('autocomplete="new-password" minlength="6"'),
    'sixteen at most': field('autocomplete="new-password" maxlength="16"'),
  },
  inapplicable: {
    'a login': field('autocomplete="current-password" minlength="4"'),
    'no password': pageArtifacts(),
  },
});
