import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-collage-bloque.ts';

const field = (attributes: string) =>
  pageArtifacts(`<input type="password" aria-label="Mot de passe" ${attributes}>`);

ruleCases(rule, {
  pass: { free: field('autocomplete="current-password"'), 'no attribute': field('') },
  fail: { 'paste refused': field('onpaste="return false"'), 'manager refused': field('autocomplete="off"') },
  review: { 'a script listens to paste': field('data-listeners="paste"') },
  inapplicable: {
    'a text field': pageArtifacts('<input type="text" onpaste="return false" aria-label="Nom">'),
  },
});
