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

const row = (boxes: readonly string[], attributes = '') =>
  withBody(
    `<ul id="m" ${attributes}>${boxes.map((box, at) => `<li data-box="${box}"><a href="/${at}" data-box="${box}">Rubrique ${at}</a></li>`).join('')}</ul>`,
  );
const reversed = 'Des liens ou des boutons s’affichent dans l’ordre inverse du code : à vérifier';

ruleCases(rule, {
  'a menu from left to right': {
    artifacts: row(['0 0 90 20', '100 0 90 20', '200 0 90 20']),
    verdict: 'inapplicable',
    reason: 'trop peu de texte',
  },
  'a menu shown from its last link to its first': {
    artifacts: row(['200 0 90 20', '100 0 90 20', '0 0 90 20']),
    verdict: 'review',
    title: reversed,
    evidence: [
      {
        type: 'element',
        selector: '#m > li:nth-of-type(1)',
        note: 'premier de 3 dans le code, dernier à l’écran',
      },
    ],
    occurrences: 1,
  },
  'a column shown upside down': {
    artifacts: row(['0 200 90 20', '0 100 90 20', '0 0 90 20']),
    verdict: 'review',
    title: reversed,
    evidence: [
      {
        type: 'element',
        selector: '#m > li:nth-of-type(1)',
        note: 'premier de 3 dans le code, dernier à l’écran',
      },
    ],
  },
  'a menu of a language written from right to left': {
    artifacts: row(['200 0 90 20', '100 0 90 20', '0 0 90 20'], 'dir="rtl"'),
    verdict: 'inapplicable',
    reason: 'trop peu de texte',
  },
  'two buttons, the second before the first': {
    artifacts: row(['100 0 90 20', '0 0 90 20']),
    verdict: 'inapplicable',
    reason: 'trop peu de texte',
  },
  'a menu on two lines': {
    artifacts: row(['0 0 90 20', '100 0 90 20', '0 30 90 20', '100 30 90 20']),
    verdict: 'inapplicable',
    reason: 'trop peu de texte',
  },
  'from top to bottom': { artifacts: at(0, 30, 60, 90, 120, 150), verdict: 'pass' },
  'two columns': { artifacts: columns, verdict: 'pass' },
  'from bottom to top': {
    artifacts: at(150, 120, 90, 60, 30, 0),
    verdict: 'review',
    title: 'L’ordre affiché diffère de l’ordre du code : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > p:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(2)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(3)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(4)' },
      { type: 'element', selector: 'html > body > p:nth-of-type(5)' },
    ],
  },
  'little text': { artifacts: at(0, 30), verdict: 'inapplicable', reason: 'trop peu de texte' },
  'panels folded to no width, their texts one below the other': {
    artifacts: withBody(
      `${[0, 100, 200].map((top) => `<div style="overflow-x:hidden" data-box="0 ${top} 0 20"><p data-box="0 ${top + 60} 300 20">${text}</p></div><p data-box="0 ${top} 300 20">${text}</p>`).join('')}`,
    ),
    verdict: 'inapplicable',
    reason: 'trop peu de texte',
  },
  'the same panels opened': {
    artifacts: withBody(
      `${[0, 100, 200].map((top) => `<div style="overflow-x:hidden" data-box="0 ${top} 300 90"><p data-box="0 ${top + 60} 300 20">${text}</p></div><p data-box="0 ${top} 300 20">${text}</p>`).join('')}`,
    ),
    verdict: 'review',
    title: 'L’ordre affiché diffère de l’ordre du code : à vérifier',
    evidence: [1, 2, 3].map((at) => ({
      type: 'element' as const,
      selector: `html > body > div:nth-of-type(${at}) > p`,
    })),
  },
  'blocks that scroll, the end of their texts scrolled away': {
    artifacts: withBody(
      [0, 100, 200, 300]
        .map(
          (top) =>
            `<div style="overflow:auto" data-box="0 ${top} 300 80">${[0, 60, 200].map((down) => `<p data-box="0 ${top + down} 300 20">${text}</p>`).join('')}</div>`,
        )
        .join(''),
    ),
    verdict: 'pass',
  },
});
