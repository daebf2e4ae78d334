import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-optgroup-sans-label.ts';

const list = (group: string, attributes = '') =>
  withBody(
    `<select ${attributes} aria-label="Pays"><optgroup ${group}><option>France</option></optgroup></select>`,
  );

ruleCases(rule, {
  named: { artifacts: list('label="Europe"'), verdict: 'pass' },
  'no label': {
    artifacts: list(''),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > select > optgroup' }],
  },
  'an empty label': {
    artifacts: list('label=" "'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > select > optgroup' }],
  },
  'a line of signs': {
    artifacts: list('label="-----"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > select > optgroup' }],
  },
  'a hidden list': { artifacts: list('', 'hidden'), verdict: 'inapplicable' },
  'no group': { artifacts: withBody('<select><option>a</option></select>'), verdict: 'inapplicable' },
});
