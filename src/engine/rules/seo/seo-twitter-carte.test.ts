import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-twitter-carte.ts';

ruleCases(rule, {
  'its own tag': {
    artifacts: pageArtifacts('<head><meta name="twitter:card" content="summary"></head>'),
    verdict: 'pass',
  },
  'Open Graph in its place': {
    artifacts: pageArtifacts(
      '<head><meta property="og:title" content="A"><meta property="og:image" content="https://a.example/a.jpg"></head>',
    ),
    verdict: 'pass',
  },
  'closed to engines': {
    artifacts: pageArtifacts('<head><meta name="robots" content="noindex"></head>'),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
  'open to engines, whose links are not followed': {
    artifacts: pageArtifacts('<head><meta name="robots" content="nofollow"></head>'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'twitter:card', value: 'absente', expected: 'summary_large_image' }],
  },
  'neither one nor the other': {
    artifacts: pageArtifacts('<head><meta property="og:title" content="A"></head>'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'twitter:card', value: 'absente', expected: 'summary_large_image' }],
  },
});
