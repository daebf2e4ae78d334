import { formatNumber } from '#contract/french.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { isTooSmall, judgesLetters, letterPx, smallTextOf } from '../../derive/text/small-text.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-mobile-texte-petit',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  parent: 'seo-viewport',
  title: {
    fail: '{share} % du texte est trop petit sur un téléphone',
    pass: 'Le texte est assez grand sur un téléphone',
  },
  why: 'Il faut agrandir la page pour la lire.',
  fix: 'Donner au texte une taille d’au moins 16 pixels, et jamais moins de 12.',
  judges: 'layout',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.device !== 'mobile') return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const { small, share } = smallTextOf(dom);
    if (!judgesLetters(dom, page)) return { status: 'inapplicable', reason: 'presque aucun texte' };
    if (!isTooSmall(dom, page)) return { status: 'pass' };
    const longest = [...small].sort((a, b) => b.ownText.length - a.ownText.length).slice(0, 10);
    return {
      status: 'fail',
      values: { share: formatNumber(100 * share) },
      extent: share,
      occurrences: small.length,
      evidence: longest.map((node) => elementEvidence(dom, node, `${formatNumber(letterPx(node), 1)} px`)),
    };
  },
});
