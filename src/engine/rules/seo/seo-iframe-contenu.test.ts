import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-iframe-contenu.ts';

const page = (frame: string, text = '') =>
  pageArtifacts(`<body><main data-box="0 0 412 1000"><p>${text}</p>${frame}</main></body>`);
const large = '<iframe src="/formulaire" data-box="0 100 412 850"></iframe>';

/** The whole text of the page stands in the frame, which the audit may enter: it is of the same site. */
function framedText() {
  const drawn = page(`${large}<p class="inner">${words(200)}</p>`);
  const frame = drawn.dom.nodes.findIndex(({ tag }) => tag === 'iframe');
  const nodes = drawn.dom.nodes.map((node) =>
    node.attributes.class === 'inner' ? { ...node, document: 1, parent: frame } : node,
  );
  return { ...drawn, dom: { ...drawn.dom, nodes } };
}

ruleCases(rule, {
  'the page is a frame of the same site, whose words are its own': {
    artifacts: framedText(),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > main > iframe' }],
  },
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
