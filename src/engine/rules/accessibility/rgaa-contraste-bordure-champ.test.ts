import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contraste-bordure-champ.ts';

const page = (border: string, css = '', around = '') =>
  withBody(
    `<div style="background-color:#fff;${around}"><input aria-label="Nom" style="background-color:#fff;border-top:1px solid ${border}"></div>`,
    { stylesheets: [{ url: '', inline: true, media: '', text: css }] },
  );

ruleCases(rule, {
  'a dark edge': { artifacts: page('rgb(100, 100, 100)'), verdict: 'pass' },
  'a pale edge': {
    artifacts: page('rgb(206, 212, 218)'),
    verdict: 'fail',
    title: 'Le contour d’un champ de formulaire est trop peu contrasté',
    evidence: [
      { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
    ],
  },
  'a shadow that only comes with the focus': {
    artifacts: page('rgb(206, 212, 218)', 'input:focus { box-shadow: 0 0 2px red }'),
    verdict: 'fail',
    title: 'Le contour d’un champ de formulaire est trop peu contrasté',
    evidence: [
      { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
    ],
  },
  'one colour for all sides, written with spaces': {
    artifacts: page('rgb(206, 212, 218)', 'input { border-color: rgba(206, 212, 218, 0.9) }'),
    verdict: 'fail',
    title: 'Le contour d’un champ de formulaire est trop peu contrasté',
    evidence: [
      { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
    ],
  },
  'a colour a side': {
    artifacts: page('rgb(206, 212, 218)', 'input { border-color: #ced4da #ced4da rgb(0, 0, 0) }'),
    verdict: 'review',
    title: 'Le contour d’un champ de formulaire est peut-être trop peu contrasté : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
    ],
  },
  'a shadow may help': {
    artifacts: page('rgb(206, 212, 218)', 'input { box-shadow: 0 0 0 1px #333 }'),
    verdict: 'review',
    title: 'Le contour d’un champ de formulaire est peut-être trop peu contrasté : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > div > input', note: 'rapport mesuré 1,5:1, attendu 3:1' },
    ],
  },
  'a picture behind': {
    artifacts: page('rgb(206, 212, 218)', '', 'background-image:url(/f.jpg)'),
    verdict: 'inapplicable',
  },
  'no field': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
});
