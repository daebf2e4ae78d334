import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-iframe-contenu.ts';

const page = (frame: string, text = '') =>
  pageArtifacts(`<body><main data-box="0 0 412 1000"><p>${text}</p>${frame}</main></body>`);
const large = '<iframe src="/formulaire" data-box="0 100 412 850"></iframe>';

ruleCases(rule, {
  'a small frame': {
    artifacts: page('<iframe src="/carte" data-box="0 100 412 300"></iframe>'),
    verdict: 'pass',
  },
  'a large frame under a full text': { artifacts: page(large, words(200)), verdict: 'pass' },
  'the page is a frame': {
    artifacts: page(large),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > main > iframe' }],
  },
  'no frame': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucun cadre' },
});
