import { drivenPage, hoverContent } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-survol.ts';

ruleCases(rule, {
  pass: { 'a menu that Escape closes': drivenPage({ hoverReveal: [hoverContent()] }) },
  review: {
    'a menu that Escape leaves open': drivenPage({
      hoverReveal: [hoverContent({ hiddenByEscape: false, staysUnderPointer: true }), hoverContent()],
    }),
    'a bubble that flees the pointer': drivenPage({ hoverReveal: [hoverContent({ hiddenByEscape: false })] }),
  },
  inapplicable: {
    'nothing opens': drivenPage(),
    'a page that was not driven': withBody('<p>x</p>'),
  },
  error: { 'a check that was not finished': drivenPage({ hoverReveal: null }) },
});
