import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-donnees-structurees-json.ts';

const page = (json: string) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><head><script type="application/ld+json">${json}</script></head><body></body></html>`,
  );

ruleCases(rule, {
  'a valid block': {
    artifacts: page('{"@context":"https://schema.org","@type":"Organization","name":"Exemple"}'),
    verdict: 'pass',
  },
  'a list of blocks': {
    artifacts: page('[{"@context":"https://schema.org","@type":"Thing"}]'),
    verdict: 'pass',
  },
  'a trailing comma': {
    artifacts: page('{"@context":"https://schema.org","@type":"Thing",}'),
    verdict: 'fail',
    evidence: [
      {
        type: 'text',
        quote: '{"@context":"https://schema.org","@type":"Thing",}',
        where: 'Syntaxe refusée ligne 1, colonne 50 du bloc',
      },
    ],
  },
  'no @context': {
    artifacts: page('{"@type":"Thing"}'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: '{"@type":"Thing"}', where: 'La clé @context manque' }],
  },
  'no block': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucun bloc JSON-LD' },
  'an empty block': { artifacts: page(' '), verdict: 'inapplicable', reason: 'aucun bloc JSON-LD' },
});
