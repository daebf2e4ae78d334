import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-texte-etats.ts';

const result = {
  ruleId: 'link-in-text-block',
  impact: 'serious' as const,
  nodes: [{ selector: 'a', snippet: '<a>', message: 'Contraste 1,2', node: null, box: null }],
  nodeCount: 1,
};
const none = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };
const page = (axe: object) => withBody('<p>Un <a href="/x">lien</a></p>', { axe: { ...none, ...axe } });

ruleCases(rule, {
  'told apart': { artifacts: page({ passes: ['link-in-text-block'] }), verdict: 'pass' },
  'colour alone': {
    artifacts: page({ violations: [result] }),
    verdict: 'fail',
    title: 'Dans le texte, des liens ne se distinguent que par leur couleur',
    evidence: [{ type: 'element', selector: 'a', note: 'Contraste 1,2' }],
  },
  'not measurable': {
    artifacts: page({ incomplete: [result] }),
    verdict: 'review',
    title: 'Dans le texte, des liens se distinguent peut-être mal : à vérifier',
    evidence: [{ type: 'element', selector: 'a', note: 'Contraste 1,2' }],
  },
  'no link in a text': { artifacts: page({ inapplicable: ['link-in-text-block'] }), verdict: 'inapplicable' },
});
