import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-picto.ts';

const button = (colour: string, text = '', name = '') =>
  withBody(
    `<div style="background-color:rgb(255, 255, 255)"><button aria-label="Fermer${name}" style="background-color:rgb(255, 255, 255)"><svg fill="currentColor" aria-hidden="true" style="color:${colour};background-color:transparent"></svg>${text}</button></div>`,
  );

ruleCases(rule, {
  pass: { dark: button('rgb(60, 60, 60)') },
  review: { pale: button('rgb(200, 200, 200)') },
  inapplicable: { 'a text beside': button('rgb(200, 200, 200)', 'Fermer'), 'no icon': withBody('<p>x</p>') },
});
