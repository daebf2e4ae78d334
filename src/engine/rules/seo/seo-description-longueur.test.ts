import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-longueur.ts';

const page = (length: number) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><head><meta name="description" content="${'é'.repeat(length)}"></head><body></body></html>`,
  );

ruleCases(rule, {
  pass: { shortest: page(50), longest: page(165) },
  fail: { 'too short': page(49), 'too long': page(166) },
  inapplicable: { none: page(0) },
});
