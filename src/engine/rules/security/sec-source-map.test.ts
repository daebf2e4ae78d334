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
  'the map of a public library': {
    artifacts: map({
      codeUrl: 'https://www.exemple.fr/js/popper-2.11.8.min.js?v=3',
      mapUrl: 'https://www.exemple.fr/js/popper-2.11.8.min.js.map',
    }),
    verdict: 'pass',
  },
  'a package as its registry gives it': {
    artifacts: map({ codeUrl: 'https://www.exemple.fr/node_modules/carte/dist/index.js' }),
    verdict: 'pass',
  },
  'a file of the site that borrows the name of a library': {
    artifacts: map({ codeUrl: 'https://www.exemple.fr/app-bootstrap.4f2.js' }),
    verdict: 'fail',
    evidence: [{ type: 'request', url: 'https://www.exemple.fr/app.js.map' }],
  },
  'no answer': {
    artifacts: map({ status: 0, withSources: false }),
    verdict: 'error',
    reason: 'pas de réponse',
  },
});
