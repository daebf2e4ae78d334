import { formatNumber } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import type { Axe, AxeNode, AxeResult, Dom } from '../../artifacts.ts';
import { clip, parentOf } from '../../derive/dom/dom.ts';
import { contrastWithText, isInMenu, looksLikeText } from '../../derive/dom/link-in-text.ts';
import { wordCount } from '../../derive/dom/names.ts';
import { frenchOf } from '../../derive/engines/axe-french.ts';
import { hasCause } from '../../derive/engines/measured-contrast.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes, joinProofs } from '../verdicts/evidence.ts';

/** What axe-core found, without links of menus and trails; null when nothing is left of it. */
function find(results: Axe['violations'], dom: Dom): AxeResult | null {
  const result = results.find(({ ruleId }) => ruleId === 'link-in-text-block');
  if (!result) return null;
  const nodes = result.nodes.filter(({ node }) => {
    const link = dom.nodes[node ?? -1];
    return !link || !isInMenu(dom, link);
  });
  return without(result, nodes);
}

function without(result: AxeResult, nodes: readonly AxeNode[]): AxeResult | null {
  const nodeCount = result.nodeCount - (result.nodes.length - nodes.length);
  return nodes.length === 0 ? null : { ...result, nodes, nodeCount };
}

/** RGAA 10.6: a link that colour alone tells stands out from the text around it at 3:1. */
const enough = threshold(3, { from: 'RGAA 10.6.1' });
const sentenceWords = threshold(4, {
  ours: 'Fewer words around a link make no sentence that it could be lost in',
});

/** The colour of the ground is all that axe-core missed. */
const missesGround = (found: AxeNode): boolean =>
  hasCause(found, 'bgGradient', 'bgImage', 'imgNode') && !hasCause(found, 'pseudoContent');

/** What axe-core left undecided: settled by the two colours of the text where nothing but the ground was missing. */
function settle(result: AxeResult | null, dom: Dom) {
  const faint: { readonly index: number; readonly contrast: number }[] = [];
  let settled = 0;
  const unsure = result?.nodes.filter((node) => {
    const link = missesGround(node) ? dom.nodes[node.node ?? -1] : undefined;
    const contrast = link ? contrastWithText(dom, link) : null;
    if (!link || contrast === null) return true;
    if (contrast >= enough) settled += 1;
    // The very colour of the text is judged by all that letters have.
    if (contrast >= enough || contrast === 1) return false;
    if (wordCount(parentOf(dom, link)?.ownText ?? '') < sentenceWords) return true;
    faint.push({ index: link.index, contrast });
    return false;
  });
  return { faint, settled, unsure: result && without(result, unsure ?? []) };
}

function proof(result: AxeResult): { evidence: readonly Evidence[]; occurrences: number } {
  const evidence = result.nodes.map(
    ({ selector, snippet, facts, box }): Evidence => ({
      type: 'element',
      selector,
      snippet: clip(snippet, 300),
      ...(box && { box: { ...box } }),
      ...(frenchOf(facts, 300) && { note: frenchOf(facts, 300) }),
    }),
  );
  return { evidence, occurrences: result.nodeCount };
}

export default defineRule({
  id: 'rgaa-lien-texte-etats',
  // 3: the two colours of the text decide before a ground that cannot be read; menus are no text.
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.6.1' },
    { kind: 'vendor', title: 'axe-core link-in-text-block' },
  ],
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
    const violation = find(axe.violations, dom);
    const { faint, settled, unsure } = settle(find(axe.incomplete, dom), dom);
    const contrasts = new Map(faint.map(({ index, contrast }) => [index, contrast]));
    const proofs = [
      ...(violation ? [proof(violation)] : []),
      ...(faint.length > 0
        ? [
            evidenceOfNodes(
              dom,
              dom.nodes.filter(({ index }) => contrasts.has(index)),
              ({ index }) =>
                `contraste de ${formatNumber(contrasts.get(index) ?? 1, 2)}:1 avec le texte voisin`,
            ),
          ]
        : []),
    ];
    const [first, ...others] = proofs;
    if (first) return { status: 'fail', ...others.reduce(joinProofs, first) };
    const same = dom.nodes.filter((node) => looksLikeText(dom, node));
    if (same.length > 0) return { status: 'fail', message: 'same', ...evidenceOfNodes(dom, same) };
    if (unsure) return { status: 'review', message: 'unsure', ...proof(unsure) };
    return settled > 0 || axe.passes.includes('link-in-text-block')
      ? { status: 'pass' }
      : { status: 'inapplicable' };
  },
});
