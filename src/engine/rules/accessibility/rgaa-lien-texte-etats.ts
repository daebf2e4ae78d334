import type { Evidence } from '#contract/report.ts';
import type { Axe, AxeResult, Dom, DomNode, NodeStyle } from '../../artifacts.ts';
import { childrenOf, clip, parentOf } from '../../derive/dom/dom.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { frenchOf } from '../../derive/engines/axe-french.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const find = (results: Axe['violations']): AxeResult | undefined =>
  results.find(({ ruleId }) => ruleId === 'link-in-text-block');

function proof(result: AxeResult): { evidence: Evidence[]; occurrences: number } {
  const evidence = result.nodes.map(
    ({ selector, snippet, message, box }): Evidence => ({
      type: 'element',
      selector,
      snippet: clip(snippet, 300),
      ...(box && { box: { ...box } }),
      ...(frenchOf(message) && { note: clip(frenchOf(message), 300) }),
    }),
  );
  return { evidence, occurrences: result.nodeCount };
}

/** What tells a word from its neighbours, where none of it is drawn around it. */
const letters = ({ color, fontSize, fontWeight, fontFamily, fontStyle, textTransform }: NodeStyle): string =>
  [color, fontSize, fontWeight, fontFamily, fontStyle, textTransform].join('|');

const isBare = ({ style, before, after }: DomNode): boolean =>
  style.display === 'inline' &&
  style.textDecorationLine === 'none' &&
  style.backgroundImage === 'none' &&
  /^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) &&
  style.borderTopWidth === '0px' &&
  // Unknown in visits saved before they were read: nothing is said of these.
  style.borderBottomWidth === '0px' &&
  style.boxShadow === 'none' &&
  before === undefined &&
  after === undefined;

/** A link inside a sentence of a paragraph, of words alone, that nothing tells from the words around it. */
function looksLikeText(dom: Dom, node: DomNode): boolean {
  if (node.tag !== 'a' || node.attributes.href === undefined || !node.exposed || !isShown(node)) return false;
  const around = parentOf(dom, node);
  if (around?.tag !== 'p' || childrenOf(dom, node).length > 0 || wordCount(node.ownText) === 0) return false;
  const isInSentence = around.ownText.length > node.ownText.length && wordCount(around.ownText) > 3;
  return isInSentence && isBare(node) && letters(node.style) === letters(around.style);
}

export default defineRule({
  id: 'rgaa-lien-texte-etats',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 10.6.1', 'axe-core link-in-text-block'],
  rgaa: ['10.6'],
  title: {
    fail: 'Dans le texte, des liens ne se distinguent que par leur couleur',
    pass: 'Dans le texte, les liens se distinguent autrement que par leur couleur',
  },
  messages: {
    same: 'Dans le texte, des liens ont exactement l’apparence de ce qui les entoure',
    unsure: 'Dans le texte, des liens se distinguent peut-être mal : à vérifier',
  },
  why: 'Une personne daltonienne ou malvoyante ne voit pas qu’il y a un lien.',
  fix: 'Souligner les liens dans les paragraphes. À défaut, un contraste de 3:1 avec le texte et un autre signe au survol et au focus.',
  everyView: true,
  judges: 'layout',
  artifacts: ['axe', 'dom'],
  evaluate({ axe, dom }) {
    const violation = find(axe.violations);
    if (violation) return { status: 'fail', ...proof(violation) };
    const same = dom.nodes.filter((node) => looksLikeText(dom, node));
    if (same.length > 0) return { status: 'fail', message: 'same', ...evidenceOfNodes(dom, same) };
    const incomplete = find(axe.incomplete);
    if (incomplete) return { status: 'review', message: 'unsure', ...proof(incomplete) };
    return axe.passes.includes('link-in-text-block') ? { status: 'pass' } : { status: 'inapplicable' };
  },
});
