import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-longueur.ts';

const page = (title: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>${title}</title></head><body></body></html>`);

ruleCases(rule, {
  pass: { shortest: page('a'.repeat(15)), longest: page('é'.repeat(65)) },
  fail: { 'too short': page('Accueil'), 'too long': page('a'.repeat(66)) },
  inapplicable: { none: page('') },
});
