import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-couleur-sans-fond.ts';

ruleCases(rule, {
  pass: {
    'nothing declared': withBody('<p>Texte</p>'),
    'both declared above': withBody(
      '<div style="background-color:#fff"><p style="color:#036">Texte</p></div>',
    ),
    'a button': withBody('<button style="color:#036">Envoyer</button>'),
  },
  fail: {
    'a colour alone': withBody('<p style="color:#036">Texte</p>'),
    'an image alone': withBody('<div style="background-image:url(/f.jpg)"><p>Texte</p></div>'),
  },
  inapplicable: { 'no text': withBody('<img alt="" src="/a.png">') },
});
