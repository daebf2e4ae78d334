import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-optgroup-sans-label.ts';

const list = (group: string, attributes = '') =>
  withBody(
    `<select ${attributes} aria-label="Pays"><optgroup ${group}><option>France</option></optgroup></select>`,
  );

ruleCases(rule, {
  pass: { named: list('label="Europe"') },
  fail: { 'no label': list(''), 'an empty label': list('label=" "') },
  inapplicable: {
    'a hidden list': list('', 'hidden'),
    'no group': withBody('<select><option>a</option></select>'),
  },
});
