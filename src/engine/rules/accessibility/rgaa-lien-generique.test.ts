import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-generique.ts';

ruleCases(rule, {
  pass: {
    clear: withBody('<a href="/x">Nos tarifs</a>'),
    'completed by a hidden text': withBody(
      '<a href="/x">En savoir plus<span data-box="0 0 1 1"> sur la piscine</span></a>',
    ),
  },
  fail: { 'nothing around': withBody('<div><a href="/x">Cliquez ici</a></div>') },
  review: {
    'a sentence around': withBody('<p>Le règlement est disponible <a href="/x">ici</a>.</p>'),
    'a heading before': withBody('<h2>Piscine</h2><div><a href="/x">En savoir plus</a></div>'),
  },
  inapplicable: { 'no link': withBody('<p>x</p>') },
});
