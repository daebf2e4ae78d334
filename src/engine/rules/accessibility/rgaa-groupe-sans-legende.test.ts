import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-groupe-sans-legende.ts';

const fields = '<input aria-label="Rue"><input aria-label="Ville">';

ruleCases(rule, {
  pass: {
    'a legend': withBody(`<fieldset><legend>Adresse</legend>${fields}</fieldset>`),
    'a group named by a text': withBody(
      `<p id="t">Adresse</p><div role="group" aria-labelledby="t">${fields}</div>`,
    ),
    'an image as legend': withBody(
      `<fieldset><legend><img alt="Adresse" src="/a.png"></legend>${fields}</fieldset>`,
    ),
  },
  fail: {
    'no legend': withBody(`<fieldset>${fields}</fieldset>`),
    'an empty legend': withBody(`<fieldset><legend> </legend>${fields}</fieldset>`),
    'an unnamed radiogroup': withBody(`<div role="radiogroup">${fields}</div>`),
  },
  inapplicable: {
    'no group': withBody(fields),
    'a group of buttons': withBody('<div role="group"><button>a</button><button>b</button></div>'),
    'a wrapper around one field': withBody('<fieldset><input aria-label="Rue"></fieldset>'),
  },
});
