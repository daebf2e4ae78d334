import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-liens-meme-nom-cibles-differentes.ts';

ruleCases(rule, {
  pass: {
    'the same target': withBody('<a href="/a">Suite</a><a href="/a/">suite</a>'),
    'another context': withBody('<p>Fête <a href="/a">Suite</a></p><p>Marché <a href="/b">Suite</a></p>'),
  },
  review: { 'two targets': withBody('<a href="/a">Suite</a><a href="/b">Suite</a>') },
  inapplicable: { 'no link': withBody('<p>x</p>') },
});
