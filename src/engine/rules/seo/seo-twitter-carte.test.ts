import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-twitter-carte.ts';

ruleCases(rule, {
  pass: {
    'its own tag': pageArtifacts('<head><meta name="twitter:card" content="summary"></head>'),
    'Open Graph in its place': pageArtifacts(
      '<head><meta property="og:title" content="A"><meta property="og:image" content="https://a.example/a.jpg"></head>',
    ),
  },
  fail: { 'neither one nor the other': pageArtifacts('<head><meta property="og:title" content="A"></head>') },
});
