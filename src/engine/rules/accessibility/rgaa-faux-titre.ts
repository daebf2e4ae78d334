import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, parentOf, textOf } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isInteractive, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const longestTitle = 12;
const followingWords = 15;
const larger = 1.2;

const sizeOf = (node: DomNode): number => Number.parseFloat(node.style.fontSize) || 16;

function nextOf(dom: Dom, node: DomNode): DomNode | undefined {
  const parent = parentOf(dom, node);
  const siblings = parent ? childrenOf(dom, parent) : [];
  return siblings[siblings.indexOf(node) + 1];
}

/** Bold, larger than the text it comes before, alone on its line. */
function looksLikeHeading(dom: Dom, node: DomNode): boolean {
  const bold = Number.parseInt(node.style.fontWeight, 10) >= 600 || node.style.fontWeight === 'bold';
  if (!bold || node.style.display.startsWith('inline') || !isShown(node)) return false;
  const words = wordCount(node.ownText);
  if (words === 0 || words > longestTitle || /[.!?:;,]$/.test(node.ownText)) return false;
  if (closest(dom, node, (up) => headingLevelOf(up) !== null || isInteractive(up) || excluded.has(up.tag)))
    return false;
  const next = nextOf(dom, node);
  if (!next || headingLevelOf(next) !== null || wordCount(textOf(dom, next)) < followingWords) return false;
  return sizeOf(node) >= larger * sizeOf(next);
}

const excluded = new Set(['table', 'nav', 'footer', 'figure', 'blockquote', 'legend', 'dl']);

export default defineRule({
  id: 'rgaa-faux-titre',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['RGAA 9.1.3'],
  rgaa: ['9.1.3'],
  title: {
    fail: 'Un texte a l’apparence d’un titre sans en être un : à vérifier',
    pass: 'Aucun texte déguisé en titre n’a été relevé',
  },
  why: 'Il manque au plan de la page que parcourent les personnes aveugles.',
  fix: 'S’il s’agit bien d’un titre, utiliser une balise h2 à h6 et garder l’apparence avec le CSS.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const texts = dom.nodes.filter(
      (node) => node.exposed && ['p', 'div', 'span', 'strong', 'b'].includes(node.tag) && node.ownText !== '',
    );
    return judgeElements(dom, texts, (node) => looksLikeHeading(dom, node), { status: 'review' });
  },
});
