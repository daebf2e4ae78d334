import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-trop-longue.ts';

ruleCases(rule, {
  pass: { short: withBody('<img alt="Façade de la mairie" src="/a.png">') },
  review: { long: withBody(`<img alt="${'Façade de la mairie '.repeat(6)}" src="/a.png">`) },
  inapplicable: { 'no described image': withBody('<img alt="" src="/a.png">') },
});
