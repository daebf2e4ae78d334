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
  'from top to bottom': { artifacts: at(0, 30, 60, 90, 120, 150), verdict: 'pass' },
  'two columns': { artifacts: columns, verdict: 'pass' },
  'from bottom to top': {
    artifacts: at(150, 120, 90, 60, 30, 0),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > p:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(2)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(3)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(4)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(5)' },
    ],
  },
  'little text': { artifacts: at(0, 30), verdict: 'inapplicable', reason: 'trop peu de texte' },
});
