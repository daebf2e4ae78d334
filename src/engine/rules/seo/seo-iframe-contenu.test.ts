import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-iframe-contenu.ts';

const page = (frame: string, text = '') =>
  pageArtifacts(`<body><main data-box="0 0 412 1000"><p>${text}</p>${frame}</main></body>`);
const large = '<iframe src="/formulaire" data-box="0 100 412 850"></iframe>';

ruleCases(rule, {
  pass: {
    'a small frame': page('<iframe src="/carte" data-box="0 100 412 300"></iframe>'),
    'a large frame under a full text': page(large, words(200)),
  },
  fail: { 'the page is a frame': page(large) },
  inapplicable: { 'no frame': page('') },
});
