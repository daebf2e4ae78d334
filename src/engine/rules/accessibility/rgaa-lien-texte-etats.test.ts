import { failed, undecided } from '#tests/support/axe-facts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-texte-etats.ts';

const result = {
  ruleId: 'link-in-text-block',
  impact: 'serious' as const,
  nodes: [{ selector: 'a', snippet: '<a>', facts: [failed('link-in-text-block')], node: null, box: null }],
  nodeCount: 1,
};
const colourAlone = 'Les liens doivent se distinguer du texte environnant par un autre moyen que la couleur';
const none = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };
const page = (axe: object) => withBody('<p>Un <a href="/x">lien</a></p>', { axe: { ...none, ...axe } });

const sentence = (style: string) =>
  withBody(`<p>Les horaires de la piscine sont sur <a href="/x" style="${style}">cette page</a>.</p>`, {
    axe: { ...none, passes: ['link-in-text-block'] },
  });

/** Links over a gradient, of which axe-core could not tell the ground. */
function overGradient(body: string) {
  const drawn = withBody(`<div style="background:linear-gradient(#fff,#eee)">${body}</div>`);
  const nodes = drawn.dom.nodes
    .filter(({ tag }) => tag === 'a')
    .map(({ index }) => ({
      ...{ selector: 'a', snippet: '<a>', node: index, box: null },
      facts: [undecided('link-in-text-block', 'bgGradient')],
    }));
  const incomplete = [{ ...result, nodes, nodeCount: nodes.length }];
  return { ...drawn, axe: { ...none, incomplete } };
}
const coloured = (colour: string) =>
  overGradient(
    `<p style="color:#333">La piscine ouvre <a href="/x" style="color:${colour};text-decoration:none">chaque jour</a> en été.</p>`,
  );

ruleCases(rule, {
  'told apart': { artifacts: page({ passes: ['link-in-text-block'] }), verdict: 'pass' },
  'colour alone': {
    artifacts: page({ violations: [result] }),
    verdict: 'fail',
    title: 'Dans le texte, des liens ne se distinguent que par leur couleur',
    evidence: [{ type: 'element', selector: 'a', note: colourAlone }],
  },
  'not measurable': {
    artifacts: page({ incomplete: [result] }),
    verdict: 'review',
    title: 'Dans le texte, des liens se distinguent peut-être mal : à vérifier',
    evidence: [{ type: 'element', selector: 'a', note: colourAlone }],
  },
  'of the look of the text around it': {
    artifacts: sentence('color:inherit;text-decoration:none'),
    verdict: 'fail',
    title: 'Dans le texte, des liens ont exactement l’apparence de ce qui les entoure',
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  'bold among words in bold': {
    artifacts: withBody(
      '<p>Nous livrons à <b>Lyon</b>, <a href="/d" style="color:inherit;text-decoration:none"><b>Dijon</b></a>, <b>Nancy</b> et aux environs.</p>',
      { axe: { ...none, passes: ['link-in-text-block'] } },
    ),
    verdict: 'fail',
    title: 'Dans le texte, des liens ont exactement l’apparence de ce qui les entoure',
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  'the only word in bold': {
    artifacts: withBody(
      '<p>Nous livrons chaque semaine à <a href="/d" style="color:inherit;text-decoration:none"><b>Dijon</b></a> et aux environs.</p>',
      { axe: { ...none, passes: ['link-in-text-block'] } },
    ),
    verdict: 'pass',
  },
  'a trail over a gradient': {
    artifacts: overGradient('<nav class="fil"><a href="/">Accueil</a> / Équipe</nav>'),
    verdict: 'inapplicable',
  },
  'a trail by its name': {
    artifacts: overGradient('<div class="page__breadcrumb"><a href="/">Accueil</a> / Équipe</div>'),
    verdict: 'inapplicable',
  },
  'a colour close to that of the text, over a gradient': {
    artifacts: coloured('#604040'),
    verdict: 'fail',
    title: 'Dans le texte, des liens ne se distinguent que par leur couleur',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > div > p > a',
        note: 'contraste de 1,39:1 avec le texte voisin',
      },
    ],
  },
  'few words around, over a gradient': {
    artifacts: overGradient(
      '<p style="color:#333">Photo : <a href="/x" style="color:#604040;text-decoration:none">Paul</a></p>',
    ),
    verdict: 'review',
    title: 'Dans le texte, des liens se distinguent peut-être mal : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'a',
        note: 'Le rapport de contraste de l’élément n’a pu être déterminé à cause d’un dégradé d’arrière-plan',
      },
    ],
  },
  'a colour far from that of the text, over a gradient': {
    artifacts: coloured('#ff9090'),
    verdict: 'pass',
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
