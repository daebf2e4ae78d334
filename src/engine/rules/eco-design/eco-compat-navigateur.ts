import { listOf } from '#contract/french.ts';
import { recentInPage, recentInSheet } from '../../derive/load/recent-features.ts';
import { defineRule, threshold } from '../../rule.ts';

const named = threshold(4, { ours: 'a title names no more browsers and still fits' });

export default defineRule({
  id: 'eco-compat-navigateur',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGESN 2.4' },
    { kind: 'vendor', title: 'Baseline (web-features 3.40)' },
  ],
  title: {
    fail: 'Des fonctions trop récentes sont utilisées sans solution de repli : {names}',
    pass: 'Les styles et le code de la page conviennent à des navigateurs de plus de deux ans',
  },
  why: 'La page s’affiche mal dans un navigateur qui n’est plus mis à jour : le visiteur est poussé à remplacer un appareil qui marche encore.',
  fix: 'Déclarer d’abord une valeur plus ancienne, ou placer la règle dans @supports ; pour un script, tester la présence de la fonction.',
  artifacts: ['dom', 'stylesheets'],
  evaluate({ dom, stylesheets }) {
    const hasScript = dom.nodes.some(({ tag }) => tag === 'script');
    if (stylesheets.length === 0 && !hasScript)
      return { status: 'inapplicable', reason: 'ni style ni script' };
    const seen = [...stylesheets.flatMap(recentInSheet), ...recentInPage(dom)];
    if (seen.length === 0) return { status: 'pass' };
    const names = [...new Set(seen.map(({ feature }) => feature.name))];
    const shown = names.length > named ? [...names.slice(0, named), 'd’autres'] : names;
    return {
      status: 'fail',
      values: { names: listOf(shown) },
      evidence: seen.map(({ quote, where }) => ({ type: 'text', quote, where })),
    };
  },
});
