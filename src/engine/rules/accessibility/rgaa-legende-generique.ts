import { byTag, textOf } from '../../derive/dom/dom.ts';
import { plainText } from '../../derive/dom/names.ts';
import { emptyName } from '../../derive/text/empty-names.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const meaningless = new Set([
  'options',
  'option',
  'choix',
  'champs',
  'champ',
  'form',
  'formulaire',
  'groupe',
  'legende',
  'legend',
]);

export default defineRule({
  id: 'rgaa-legende-generique',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.7.1' }],
  rgaa: ['11.7'],
  title: {
    fail: 'La légende d’un groupe de champs dit peu de choses : à vérifier',
    pass: 'Les légendes des groupes de champs sont parlantes',
  },
  why: 'La légende est lue avec chaque réponse : elle doit poser la question.',
  fix: 'Écrire la question : « Souhaitez-vous être livré ? » plutôt que « Options ».',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const legends = byTag(dom, 'legend').filter((node) => node.exposed && textOf(dom, node) !== '');
    return judgeElements(
      dom,
      legends,
      (node) =>
        textOf(dom, node).length <= 3 ||
        emptyName(textOf(dom, node)) === 'nothing' ||
        meaningless.has(plainText(textOf(dom, node))),
      { status: 'review' },
    );
  },
});
