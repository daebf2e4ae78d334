import type { PageShapes } from '#engine/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-bordure-champ.ts';

const page = (border: string, { css = '', around = '', style = '' } = {}) =>
  withBody(
    `<div style="background-color:#fff;${around}"><input aria-label="Nom" style="background-color:#fff;border:1px solid ${border};${style}"></div>`,
    { stylesheets: [{ url: '', inline: true, media: '', text: css }] },
  );
const pale = 'rgb(206, 212, 218)';

/** As a visit kept it before all of the edge was read. */
function savedBefore(css: string): PageShapes {
  const seen = page(pale, { css });
  const nodes = seen.dom.nodes.map((node) => {
    const { boxShadow: _, borderBottomColor: __, borderBottomWidth: ___, ...style } = node.style;
    return { ...node, style };
  });
  return { ...seen, dom: { ...seen.dom, nodes } };
}

const faulty = {
  verdict: 'fail',
  title: 'Le contour d’un champ de formulaire est trop peu contrasté',
  evidence: [
    { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
  ],
} as const;
const doubted = {
  verdict: 'review',
  title: 'Le contour d’un champ de formulaire est peut-être trop peu contrasté : à vérifier',
  evidence: [
    { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
  ],
} as const;

ruleCases(rule, {
  'a dark edge': { artifacts: page('rgb(100, 100, 100)'), verdict: 'pass' },
  'a pale edge': { artifacts: page(pale), ...faulty },
  'a shadow and a line that styles keep for other fields': {
    artifacts: page(pale, {
      css: 'input.is-invalid { box-shadow: 0 0 2px red; border-bottom: 2px solid #000 }',
    }),
    ...faulty,
  },
  'a shadow that frameworks leave without colour': {
    artifacts: page(pale, {
      style: 'box-shadow:rgba(0, 0, 0, 0) 0px 0px 0px 0px, rgba(0, 0, 0, 0) 0px 0px 0px 0px',
    }),
    ...faulty,
  },
  'the same, in another colour space': {
    artifacts: page(pale, {
      style: 'box-shadow:oklab(0 0 0 / 0) 0px 0px 0px 0px, oklch(1 0 0 / 0) 0px 1px 2px',
    }),
    ...faulty,
  },
  'a shadow of another colour space that may help': {
    artifacts: page(pale, {
      style: 'box-shadow:oklab(0 0 0 / 0) 0px 0px 0px 0px, oklch(0.3 0 0 / 0.8) 0px 0px 0px 1px',
    }),
    ...doubted,
  },
  'a shadow that may help': { artifacts: page(pale, { style: 'box-shadow:0 0 0 1px #333' }), ...doubted },
  'a dark line below': { artifacts: page(pale, { style: 'border-bottom-color:#000' }), ...doubted },
  'a thick line below': { artifacts: page(pale, { style: 'border-bottom-width:3px' }), ...doubted },
  'kept before: a pale edge': { artifacts: savedBefore(''), ...faulty },
  'kept before: a shadow that only comes with the focus': {
    artifacts: savedBefore('input:focus { box-shadow: 0 0 2px red }'),
    ...faulty,
  },
  'kept before: one colour for all sides, written with spaces': {
    artifacts: savedBefore('input { border-color: rgba(206, 212, 218, 0.9) }'),
    ...faulty,
  },
  'kept before: a colour a side': {
    artifacts: savedBefore('input { border-color: #ced4da #ced4da rgb(0, 0, 0) }'),
    ...doubted,
  },
  'kept before: a shadow may help': {
    artifacts: savedBefore('input { box-shadow: 0 0 0 1px #333 }'),
    ...doubted,
  },
  'a picture behind': {
    artifacts: page(pale, { around: 'background-image:url(/f.jpg)' }),
    verdict: 'inapplicable',
  },
  'no field': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
