import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-caption-vide.ts';

const table = (caption: string, attributes = '') =>
  withBody(`<table ${attributes}>${caption}<tr><th>a</th></tr><tr><td>b</td></tr></table>`);

ruleCases(rule, {
  pass: { 'a title': table('<caption>Horaires de la mairie</caption>') },
  fail: {
    empty: table('<caption> </caption>'),
    'the word table': table('<caption>Tableau</caption>'),
    'a numbered table': table('<caption>Tableau 3</caption>'),
  },
  inapplicable: {
    'no caption': table(''),
    'a layout table': table('<caption></caption>', 'role="presentation"'),
  },
});
