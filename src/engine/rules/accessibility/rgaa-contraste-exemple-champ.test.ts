import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-exemple-champ.ts';

/** A field on white whose example is drawn so. */
const field = (color: string, opacity = '1', style = '') => {
  const page = withBody(
    `<form><label for="ville">Ville</label><input id="ville" placeholder="Brest" style="background-color: rgb(255, 255, 255); ${style}" data-box="0 0 200 30"></form>`,
  );
  const nodes = page.dom.nodes.map((node) =>
    node.field ? { ...node, field: { ...node.field, hint: { color, opacity } } } : node,
  );
  return { ...page, dom: { ...page.dom, nodes } };
};
const pale = (ratio: string, needed = '4,5') => ({
  verdict: 'fail' as const,
  evidence: [
    { type: 'element' as const, selector: '#ville', note: `rapport mesuré ${ratio}:1, attendu ${needed}:1` },
  ],
});

ruleCases(rule, {
  'dark enough': { artifacts: field('rgb(100, 100, 100)'), verdict: 'pass' },
  'as the browser draws it': {
    artifacts: field('rgb(117, 117, 117)', '1', 'background-color: rgb(200, 200, 200)'),
    verdict: 'inapplicable',
  },
  'too pale': { artifacts: field('rgb(170, 170, 170)'), ...pale('2,3') },
  'dark, and half transparent': { artifacts: field('rgb(0, 0, 0)', '0.4'), ...pale('2,8') },
  'large letters need less': {
    artifacts: field('rgb(140, 140, 140)', '1', 'font-size: 24px'),
    verdict: 'pass',
  },
  'large letters too pale': {
    artifacts: field('rgb(170, 170, 170)', '1', 'font-size: 24px'),
    ...pale('2,3', '3'),
  },
  'kept unseen until a label moves away': { artifacts: field('rgba(0, 0, 0, 0)'), verdict: 'inapplicable' },
  'over a picture': {
    artifacts: field('rgb(170, 170, 170)', '1', 'background-image: url(/a.png)'),
    verdict: 'inapplicable',
  },
  'a field without an example': {
    artifacts: withBody('<label>Ville <input data-box="0 0 200 30"></label>'),
    verdict: 'inapplicable',
  },
});
