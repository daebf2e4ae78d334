import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titres-multiples.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  one: { artifacts: page('<h1>Sujet</h1><h2>Partie</h2>'), verdict: 'pass' },
  'the second is hidden': {
    artifacts: page('<h1>Sujet</h1><h1 hidden style="display:none">Autre</h1>'),
    verdict: 'pass',
  },
  two: {
    artifacts: page('<h1>Sujet</h1><h1>Autre</h1>'),
    verdict: 'fail',
    title: 'La page a 2 titres principaux (h1)',
    evidence: [
      { type: 'element', selector: 'html > body > h1:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > h1:nth-of-type(2)' },
    ],
  },
  none: { artifacts: page('<h2>Partie</h2>'), verdict: 'inapplicable', reason: 'aucun h1' },
});
