import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-ordre-visuel-dom.ts';

const text = 'Un texte assez long pour être lu.';
const at = (...tops: number[]) =>
  withBody(tops.map((top) => `<p data-box="0 ${top} 300 20">${text}</p>`).join(''));
const columns = withBody(
  [0, 30, 60, 0, 30, 60]
    .map((top, index) => `<p data-box="${index < 3 ? 0 : 400} ${top} 300 20">${text}</p>`)
    .join(''),
);

ruleCases(rule, {
  pass: { 'from top to bottom': at(0, 30, 60, 90, 120, 150), 'two columns': columns },
  review: { 'from bottom to top': at(150, 120, 90, 60, 30, 0) },
  inapplicable: { 'little text': at(0, 30) },
});
