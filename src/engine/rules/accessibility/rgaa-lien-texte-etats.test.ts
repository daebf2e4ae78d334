import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-texte-etats.ts';

const result = {
  ruleId: 'link-in-text-block',
  impact: 'serious' as const,
  nodes: [{ selector: 'a', snippet: '<a>', message: 'Contraste 1,2', node: null, box: null }],
  nodeCount: 1,
};
const none = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };
const page = (axe: object) => withBody('<p>Un <a href="/x">lien</a></p>', { axe: { ...none, ...axe } });

const sentence = (style: string) =>
  withBody(`<p>Les horaires de la piscine sont sur <a href="/x" style="${style}">cette page</a>.</p>`, {
    axe: { ...none, passes: ['link-in-text-block'] },
  });

ruleCases(rule, {
  'told apart': { artifacts: page({ passes: ['link-in-text-block'] }), verdict: 'pass' },
  'colour alone': {
    artifacts: page({ violations: [result] }),
    verdict: 'fail',
    title: 'Dans le texte, des liens ne se distinguent que par leur couleur',
    evidence: [{ type: 'element', selector: 'a', note: 'Contraste 1,2' }],
  },
  'not measurable': {
    artifacts: page({ incomplete: [result] }),
    verdict: 'review',
    title: 'Dans le texte, des liens se distinguent peut-être mal : à vérifier',
    evidence: [{ type: 'element', selector: 'a', note: 'Contraste 1,2' }],
  },
  'of the look of the text around it': {
    artifacts: sentence('color:inherit;text-decoration:none'),
    verdict: 'fail',
    title: 'Dans le texte, des liens ont exactement l’apparence de ce qui les entoure',
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  underlined: { artifacts: sentence('color:inherit'), verdict: 'pass' },
  bold: { artifacts: sentence('color:inherit;text-decoration:none;font-weight:bold'), verdict: 'pass' },
  'underlined by a border': {
    artifacts: sentence('color:inherit;text-decoration:none;border-bottom:1px solid'),
    verdict: 'pass',
  },
  'a text that is all link': {
    artifacts: withBody(
      '<p><a href="/x" style="color:inherit;text-decoration:none">Tous les horaires de la piscine</a></p>',
      {
        axe: { ...none, passes: ['link-in-text-block'] },
      },
    ),
    verdict: 'pass',
  },
  'no link in a text': { artifacts: page({ inapplicable: ['link-in-text-block'] }), verdict: 'inapplicable' },
});
