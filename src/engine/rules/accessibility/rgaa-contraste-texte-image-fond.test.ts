import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-texte-image-fond.ts';

const result = {
  ruleId: 'color-contrast',
  impact: 'serious' as const,
  nodes: [{ selector: 'p', snippet: '<p>', message: 'Image de fond', node: null, box: null }],
  nodeCount: 1,
};
const none = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };
const page = (axe: object) => withBody('<p>x</p>', { axe: { ...none, ...axe } });

ruleCases(rule, {
  pass: {
    'all measured': page({ passes: ['color-contrast'] }),
    'all measured, some bad': page({ violations: [result] }),
  },
  review: { 'on an image': page({ incomplete: [result], violations: [result] }) },
  inapplicable: { 'no text': page({ inapplicable: ['color-contrast'] }) },
});
