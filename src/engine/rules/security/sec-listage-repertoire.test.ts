import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-listage-repertoire.ts';

ruleCases(rule, {
  'an ordinary page': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a page about an index': { artifacts: pageArtifacts('<title>Index of prices</title>'), verdict: 'pass' },
  Apache: {
    artifacts: pageArtifacts('<title>Index of /uploads</title><h1>Index of /uploads</h1>'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'Index of /uploads' }],
  },
  Python: {
    artifacts: pageArtifacts('<title>Directory listing for /docs/</title>'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'Directory listing for /docs/' }],
  },
});
