import type { SourceMapFact } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-source-map.ts';

const map = (changes: Partial<SourceMapFact>) =>
  siteArtifacts({
    sourceMaps: [
      {
        codeUrl: 'https://www.exemple.fr/app.js',
        mapUrl: 'https://www.exemple.fr/app.js.map',
        status: 200,
        withSources: true,
        ...changes,
      },
    ],
  });

ruleCases(rule, {
  'no map is named': { artifacts: siteArtifacts(), verdict: 'pass' },
  'the map is not published': { artifacts: map({ status: 404, withSources: false }), verdict: 'pass' },
  'the map holds no code': { artifacts: map({ withSources: false }), verdict: 'pass' },
  'the map holds the code': {
    artifacts: map({}),
    verdict: 'fail',
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/app.js.map',
        status: 200,
        note: 'carte de https://www.exemple.fr/app.js',
      },
    ],
  },
  'no answer': {
    artifacts: map({ status: 0, withSources: false }),
    verdict: 'error',
    reason: 'pas de réponse',
  },
});
