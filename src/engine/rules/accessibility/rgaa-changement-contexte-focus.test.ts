import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-changement-contexte-focus.ts';

ruleCases(rule, {
  pass: {
    'a driven page that stays': drivenPage({}, '<a href="/x">x</a>'),
    plain: withBody('<a href="/x" onfocus="surligner(this)">x</a>'),
  },
  fail: {
    'a jump seen when driving': drivenPage({
      contextChangeOnFocus: [{ ...movedElement, by: 'navigation', url: 'https://www.exemple.fr/y' }],
    }),
    'a jump': withBody('<input aria-label="x" onfocus="location.href=\'/y\'">'),
    'a new window': withBody('<a href="/x" onfocus="window.open(\'/y\')">x</a>'),
  },
  inapplicable: { 'nothing to focus': withBody('<p>x</p>') },
});
