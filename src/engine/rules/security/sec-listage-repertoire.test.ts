import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-listage-repertoire.ts';

ruleCases(rule, {
  pass: {
    'an ordinary page': pageArtifacts(),
    'a page about an index': pageArtifacts('<title>Index of prices</title>'),
  },
  fail: {
    Apache: pageArtifacts('<title>Index of /uploads</title><h1>Index of /uploads</h1>'),
    Python: pageArtifacts('<title>Directory listing for /docs/</title>'),
  },
});
