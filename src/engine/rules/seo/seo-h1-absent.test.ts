import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-h1-absent.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    'an h1': page('<h1>Sujet</h1>'),
    'an equivalent role': page('<p role="heading" aria-level="1">Sujet</p>'),
  },
  fail: {
    none: page('<h2>Partie</h2>'),
    'an empty one': page('<h1></h1>'),
    'a hidden one': page('<h1 style="display:none">Sujet</h1>'),
  },
});
