import { foldText } from '#contract/fold-text.ts';
import { formatNumber } from '#contract/french.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, textOf } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const tolerated = threshold(1 / 3, { ours: 'share of the window’s height that a bar may keep' });
const everything = threshold(0.85, {
  ours: 'A layer over everything is asked to be closed, not read around: other checks speak of it',
});

const choiceWords = /\bcookies?\b|\btraceurs?\b|\bconsentement\b|\bplus de 18 ans\b/;

function keeps(dom: Dom, node: DomNode): boolean {
  const { box, style, attributes } = node;
  if (node.document !== 0 || !box || !isShown(node)) return false;
  if (style.position !== 'fixed' && style.position !== 'sticky') return false;
  if (['html', 'body', 'main', 'dialog', 'video', 'canvas'].includes(node.tag)) return false;
  if (/dialog$/.test(attributes.role ?? '') || Number.parseInt(style.zIndex, 10) < 0) return false;
  const { width, height } = dom.viewport;
  const top = Math.max(box.y, 0);
  const share = (Math.min(box.y + box.height, height) - top) / Math.max(1, height);
  if (share <= tolerated || share >= everything || box.width < width * 0.7) return false;
  // Stuck only once it is scrolled to: at rest it is a part of the page.
  if (style.position === 'sticky' && box.y > 1) return false;
  // What holds the page itself keeps no place from it.
  if (textOf(dom, node).length > dom.text.length / 2) return false;
  return textOf(dom, node).length >= 10 && !choiceWords.test(foldText(textOf(dom, node)));
}

export default defineRule({
  id: 'rgaa-contenu-fixe',
  version: 2,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.11.1' },
    { kind: 'standard', title: 'WCAG 1.4.10' },
  ],
  rgaa: ['10.11.1'],
  title: {
    fail: 'Un bloc fixe couvre {share} % de la hauteur de l’écran : à vérifier',
    pass: 'Aucun bloc fixe ne prend la place de la lecture',
  },
  why: 'Quand on agrandit la page ou sur un petit téléphone, il ne reste presque plus de place pour lire : le bloc suit le défilement et cache le texte et le focus.',
  fix: 'Laisser le bloc défiler avec la page quand la fenêtre est basse (règle @media (min-height: 30em) autour de position: fixed), ou le réduire.',
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const kept = dom.nodes.filter((node) => keeps(dom, node));
    const outer = kept.filter((node) => !ancestorsOf(dom, node).some((up) => kept.includes(up)));
    if (outer.length === 0) return { status: 'pass' };
    const share = Math.max(...outer.map(({ box }) => (box?.height ?? 0) / Math.max(1, dom.viewport.height)));
    return {
      status: 'review',
      values: { share: formatNumber(Math.round(share * 100)) },
      extent: share,
      ...evidenceOfNodes(dom, outer),
    };
  },
});
