import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-nosnippet.ts';

const page = (content: string, body = '<body><p>A</p></body>') =>
  pageArtifacts(`<head><meta name="robots" content="${content}"></head>${body}`);

ruleCases(rule, {
  'a limit': { artifacts: page('max-snippet:160'), verdict: 'pass' },
  'one block only': {
    artifacts: page('index', '<body><p data-nosnippet>A</p><p>B</p></body>'),
    verdict: 'pass',
  },
  forbidden: {
    artifacts: page('nosnippet'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Consigne de https://www.exemple.fr/', value: 'nosnippet' }],
  },
  'no character': {
    artifacts: page('max-snippet:0'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Consigne de https://www.exemple.fr/', value: 'max-snippet:0' }],
  },
  'the whole page': {
    artifacts: page('index', '<body data-nosnippet><p>A</p></body>'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Consigne de https://www.exemple.fr/',
        value: 'index ; data-nosnippet sur <body>',
      },
    ],
  },
  'closed to engines': {
    artifacts: page('noindex, nosnippet'),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
  'images without preview': { artifacts: page('max-image-preview:none'), verdict: 'pass' },
  'forbidden, images without preview': {
    artifacts: page('nosnippet, max-image-preview:none'),
    verdict: 'fail',
    evidence: [
      {
        type: 'value',
        label: 'Consigne de https://www.exemple.fr/',
        value: 'nosnippet, max-image-preview:none',
      },
    ],
  },
});
