import { formatNumber } from '#contract/french.ts';
import type { DomNode } from '../../artifacts.ts';
import { elementEvidence, visible } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';

const leastPx = 12;
const accepted = 0.4;
const fewestCharacters = 100;
const size = (node: DomNode): number => Number.parseFloat(node.style.fontSize);

export default defineRule({
  id: 'seo-mobile-texte-petit',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['Google, indexation mobile'],
  parent: 'seo-viewport',
  title: {
    fail: '{share} % du texte est trop petit sur un téléphone',
    pass: 'Le texte est assez grand sur un téléphone',
  },
  why: 'Il faut agrandir la page pour la lire.',
  fix: 'Donner au texte une taille d’au moins 16 pixels, et jamais moins de 12.',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.device !== 'mobile') return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const texts = visible(dom.nodes).filter(
      (node) => node.document === 0 && node.ownText !== '' && isShown(node) && size(node) > 0,
    );
    const count = (nodes: readonly DomNode[]) => nodes.reduce((sum, { ownText }) => sum + ownText.length, 0);
    const all = count(texts);
    if (all < fewestCharacters) return { status: 'inapplicable', reason: 'presque aucun texte' };
    const small = texts.filter((node) => size(node) < leastPx);
    const share = count(small) / all;
    if (share <= accepted) return { status: 'pass' };
    const longest = [...small].sort((a, b) => b.ownText.length - a.ownText.length).slice(0, 10);
    return {
      status: 'fail',
      values: { share: formatNumber(100 * share) },
      extent: share,
      occurrences: small.length,
      evidence: longest.map((node) => elementEvidence(dom, node, `${formatNumber(size(node), 1)} px`)),
    };
  },
});
