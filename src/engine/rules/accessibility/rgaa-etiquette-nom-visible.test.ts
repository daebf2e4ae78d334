import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-nom-visible.ts';

const field = (label: string, attributes: string) =>
  withBody(`<label for="c">${label}</label><input id="c" ${attributes}>`);

ruleCases(rule, {
  pass: {
    'the label repeated': field('Courriel', 'aria-label="Courriel professionnel"'),
    'a star and a hint aside': field('Courriel * (obligatoire)', 'aria-label="Courriel"'),
  },
  fail: { 'another name': field('Courriel', 'aria-label="Identifiant"') },
  inapplicable: {
    'a label alone': field('Courriel', ''),
    'no label': withBody('<input aria-label="Courriel">'),
  },
});
