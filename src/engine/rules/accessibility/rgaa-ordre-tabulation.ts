import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-ordre-tabulation',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 12.8.1', 'WCAG 2.4.3'],
  rgaa: ['12.8'],
  title: {
    fail: 'L’ordre de parcours au clavier est forcé : à vérifier',
    pass: 'L’ordre de parcours au clavier suit celui de la page',
  },
  why: 'Des éléments passent avant tous les autres : le clavier saute d’un bout à l’autre de la page.',
  fix: 'Retirer les attributs tabindex positifs et placer les éléments dans le bon ordre dans le code.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const stops = dom.nodes.filter((node) => node.tabbable);
    return judgeElements(dom, stops, ({ attributes }) => Number(attributes.tabindex ?? 0) > 0, {
      status: 'review',
    });
  },
});
