import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-nosnippet.ts';

const page = (content: string, body = '<body><p>A</p></body>') =>
  pageArtifacts(`<head><meta name="robots" content="${content}"></head>${body}`);

ruleCases(rule, {
  pass: {
    'a limit': page('max-snippet:160'),
    'one block only': page('index', '<body><p data-nosnippet>A</p><p>B</p></body>'),
  },
  fail: {
    forbidden: page('nosnippet'),
    'no character': page('max-snippet:0'),
    'the whole page': page('index', '<body data-nosnippet><p>A</p></body>'),
  },
  inapplicable: { 'closed to engines': page('noindex, nosnippet') },
});
