import type { Evidence } from '#contract/report.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { clip, elementEvidence } from '../dom/dom.ts';

/** Visible elements of the page that hold text of their own. */
export function textNodesOf(dom: Dom): readonly DomNode[] {
  return dom.nodes.filter((node) => node.visible && node.document === 0 && node.ownText !== '');
}

/** Places where the pattern is found in a visible text, with the words found; 20 as evidence. */
export function mentionsOf(
  dom: Dom,
  find: (text: string) => string | undefined,
  isKept: (node: DomNode) => boolean = () => true,
): { readonly evidence: readonly Evidence[]; readonly occurrences: number } {
  const found = textNodesOf(dom).flatMap((node) => {
    const words = find(node.ownText);
    return words === undefined || !isKept(node) ? [] : [{ node, words }];
  });
  return {
    evidence: found
      .slice(0, 20)
      .map(({ node, words }) => elementEvidence(dom, node, `« ${clip(words, 160)} »`)),
    occurrences: found.length,
  };
}

/** The sentence of the text that matches, or undefined. */
export function sentenceWith(text: string, pattern: RegExp): string | undefined {
  return sentenceWhere(text, (sentence) => pattern.test(sentence));
}

/** The first sentence of the text that the test keeps, or undefined. */
export function sentenceWhere(text: string, test: (sentence: string) => boolean): string | undefined {
  return text.split(/(?<=[.!?;])\s+/).find(test);
}
