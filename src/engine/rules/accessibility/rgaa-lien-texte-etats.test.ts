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
  pass: { 'told apart': page({ passes: ['link-in-text-block'] }) },
  fail: { 'colour alone': page({ violations: [result] }) },
  review: { 'not measurable': page({ incomplete: [result] }) },
  inapplicable: { 'no link in a text': page({ inapplicable: ['link-in-text-block'] }) },
});
