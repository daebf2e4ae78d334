import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-absente.ts';

const { mainResponse } = pageArtifacts();
const headers = [{ name: 'link', value: '<https://www.exemple.fr/>; rel="canonical"' }];

ruleCases(rule, {
  pass: {
    'by a tag': pageArtifacts('<head><link rel="canonical" href="/"></head>'),
    'by a header': pageArtifacts('<p>A</p>', { mainResponse: { ...mainResponse, headers } }),
  },
  fail: {
    'nothing said': pageArtifacts('<p>A</p>'),
    'an empty tag': pageArtifacts('<head><link rel="canonical" href=""></head>'),
  },
  inapplicable: {
    'closed to engines': pageArtifacts('<head><meta name="robots" content="noindex"></head><p>A</p>'),
  },
});
