import { clientRendered, pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-contenu-hors-html.ts';

ruleCases(rule, {
  pass: {
    'all in the HTML': pageArtifacts(`<body><p>${words(200)}</p></body>`),
    'text behind tabs is in the HTML too': clientRendered(900, 300),
    'a third of it': clientRendered(70, 200),
  },
  fail: { 'an empty shell': clientRendered(5, 200) },
  inapplicable: { 'little text': clientRendered(0, 50) },
});
