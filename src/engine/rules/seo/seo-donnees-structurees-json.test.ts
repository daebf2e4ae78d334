import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-json.ts';

const page = (json: string) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><head><script type="application/ld+json">${json}</script></head><body></body></html>`,
  );

ruleCases(rule, {
  pass: {
    'a valid block': page('{"@context":"https://schema.org","@type":"Organization","name":"Exemple"}'),
    'a list of blocks': page('[{"@context":"https://schema.org","@type":"Thing"}]'),
  },
  fail: {
    'a trailing comma': page('{"@context":"https://schema.org","@type":"Thing",}'),
    'no @context': page('{"@type":"Thing"}'),
  },
  inapplicable: { 'no block': pageArtifacts(), 'an empty block': page(' ') },
});
