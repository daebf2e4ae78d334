import { clientRendered, pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-accessible-sans-js.ts';

ruleCases(rule, {
  pass: {
    'everything is in the HTML': pageArtifacts(`<body><p>${words(500)}</p></body>`),
    'half of it is': clientRendered(250, 500),
  },
  fail: { 'an empty shell': clientRendered(3, 500) },
  inapplicable: { 'a short page': clientRendered(3, 200) },
});
