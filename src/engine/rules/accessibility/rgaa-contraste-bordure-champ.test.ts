import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-bordure-champ.ts';

const page = (border: string, css = '', around = '') =>
  withBody(
    `<div style="background-color:#fff;${around}"><input aria-label="Nom" style="background-color:#fff;border-top:1px solid ${border}"></div>`,
    { stylesheets: [{ url: '', inline: true, media: '', text: css }] },
  );

ruleCases(rule, {
  pass: { 'a dark edge': page('rgb(100, 100, 100)') },
  fail: {
    'a pale edge': page('rgb(206, 212, 218)'),
    'a shadow that only comes with the focus': page(
      'rgb(206, 212, 218)',
      'input:focus { box-shadow: 0 0 2px red }',
    ),
  },
  review: { 'a shadow may help': page('rgb(206, 212, 218)', 'input { box-shadow: 0 0 0 1px #333 }') },
  inapplicable: {
    'a picture behind': page('rgb(206, 212, 218)', '', 'background-image:url(/f.jpg)'),
    'no field': withBody('<p>x</p>'),
  },
});
