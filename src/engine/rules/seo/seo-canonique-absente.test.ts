import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-absente.ts';

const { mainResponse } = pageArtifacts();
const headers = [{ name: 'link', value: '<https://www.exemple.fr/>; rel="canonical"' }];

ruleCases(rule, {
  'by a tag': { artifacts: pageArtifacts('<head><link rel="canonical" href="/"></head>'), verdict: 'pass' },
  'by a header': {
    artifacts: pageArtifacts('<p>A</p>', { mainResponse: { ...mainResponse, headers } }),
    verdict: 'pass',
  },
  'nothing said': {
    artifacts: pageArtifacts('<p>A</p>'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'ni balise ni en-tête canonical' }],
  },
  'an empty tag': {
    artifacts: pageArtifacts('<head><link rel="canonical" href=""></head>'),
    verdict: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'ni balise ni en-tête canonical' }],
  },
  'closed to engines': {
    artifacts: pageArtifacts('<head><meta name="robots" content="noindex"></head><p>A</p>'),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
  'closed to engines by a header': {
    artifacts: pageArtifacts('<p>A</p>', {
      mainResponse: { ...mainResponse, headers: [{ name: 'x-robots-tag', value: 'noindex' }] },
    }),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
});
