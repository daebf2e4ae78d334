import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titres-multiples.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    one: page('<h1>Sujet</h1><h2>Partie</h2>'),
    'the second is hidden': page('<h1>Sujet</h1><h1 hidden style="display:none">Autre</h1>'),
  },
  fail: { two: page('<h1>Sujet</h1><h1>Autre</h1>') },
  inapplicable: { none: page('<h2>Partie</h2>') },
});
