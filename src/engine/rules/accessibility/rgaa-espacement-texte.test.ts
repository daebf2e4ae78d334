import type { ClippedText } from '#engine/artifacts.ts';
import { clipped, drivenPage } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-espacement-texte.ts';

const lost = (...kinds: readonly ClippedText['kind'][]) =>
  drivenPage({ textSpacing: { clipped: clipped(...kinds) } });

ruleCases(rule, {
  pass: { 'every text stays whole': drivenPage() },
  fail: { 'a text is cut': lost('cut', 'ellipsis') },
  review: { 'a text is shortened': lost('ellipsis'), 'a text lies over another': lost('overlap') },
  inapplicable: { 'a page that was not driven': withBody('<p>x</p>') },
  error: { 'a check that was not finished': drivenPage({ textSpacing: null }) },
});
