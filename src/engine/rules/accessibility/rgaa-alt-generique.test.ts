import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-alt-generique.ts';

ruleCases(rule, {
  pass: {
    'a description': withBody('<img alt="Photo du marché" src="/a.png">'),
    'a logo with a name': withBody('<img alt="Logo Exemple" src="/a.png">'),
  },
  fail: {
    image: withBody('<img alt="Image" src="/a.png">'),
    'a numbered photo': withBody('<img alt="photo 3" src="/a.png">'),
    'no title': withBody('<img alt="Sans titre" src="/a.png">'),
    'a logo out of any link': withBody('<img alt="logo" src="/a.png">'),
  },
  review: { 'a logo in a link': withBody('<a href="/"><img alt="Logo" src="/a.png"></a>') },
  inapplicable: { 'no named image': withBody('<img alt="" src="/a.png">') },
});
