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
  pass: {
    'no map is named': siteArtifacts(),
    'the map is not published': map({ status: 404, withSources: false }),
    'the map holds no code': map({ withSources: false }),
  },
  fail: { 'the map holds the code': map({}) },
  error: { 'no answer': map({ status: 0, withSources: false }) },
});
