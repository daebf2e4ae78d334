import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-changement-contexte-select.ts';

const list = (attributes: string) =>
  withBody(`<select aria-label="Pages" ${attributes}><option>A</option></select>`);

ruleCases(rule, {
  pass: { plain: list(''), 'a harmless change': list('onchange="calculerTotal()"') },
  fail: {
    'a jump': list('onchange="window.location=this.value"'),
    'a submission': list('onchange="this.form.submit()"'),
  },
  inapplicable: { 'no list': withBody('<p>x</p>') },
});
