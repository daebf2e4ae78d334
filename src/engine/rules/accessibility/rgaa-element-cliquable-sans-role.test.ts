import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-element-cliquable-sans-role.ts';

const pointer = 'style="cursor:pointer" data-listeners="click"';

/** An element of the site’s own that takes its role from its script (`ElementInternals.role`). */
function withRole(role: string) {
  const artifacts = withBody(`<bouton-favori tabindex="0" ${pointer}>Garder</bouton-favori>`);
  const nodes = artifacts.dom.nodes.map((node) => (node.tag === 'bouton-favori' ? { ...node, role } : node));
  return { ...artifacts, dom: { ...artifacts.dom, nodes } };
}

ruleCases(rule, {
  'an element that its script makes a button': { artifacts: withRole('button'), verdict: 'inapplicable' },
  'an element that stays a text': {
    artifacts: withRole('generic'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > bouton-favori' }],
  },
  'a button': { artifacts: withBody(`<button ${pointer}>Ouvrir</button>`), verdict: 'pass' },
  'a declared role': {
    artifacts: withBody(`<div role="button" tabindex="0" ${pointer}>Ouvrir</div>`),
    verdict: 'pass',
  },
  'a card around its link': {
    artifacts: withBody(`<div tabindex="0" ${pointer}><a href="/x">Voir</a></div>`),
    verdict: 'pass',
  },
  'a text inside a link': {
    artifacts: withBody(`<a href="/x"><span tabindex="0" ${pointer}>Voir</span></a>`),
    verdict: 'pass',
  },
  'a focusable block': {
    artifacts: withBody(`<div tabindex="0" ${pointer}>Ouvrir</div>`),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a block out of keyboard reach, judged elsewhere': {
    artifacts: withBody(`<div ${pointer}>Ouvrir</div>`),
    verdict: 'inapplicable',
  },
  'no control': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
