import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, textOf } from '../../derive/dom/dom.ts';
import { judgeElements } from './judge-elements.ts';

/** The verdict on boxes ticked beforehand, among those whose folded wording offers what the rule is about. */
export function judgeOffers(dom: Dom, isOffer: (label: string) => boolean) {
  const labelOf = (node: DomNode): string => {
    const around = closest(dom, node, ({ tag }) => tag === 'label');
    return node.name || (around ? textOf(dom, around) : '');
  };
  const offers = byTag(dom, 'input').filter(
    (node) => node.field?.type === 'checkbox' && !node.field.disabled && isOffer(foldText(labelOf(node))),
  );
  return judgeElements(dom, offers, (node) => node.field?.checked === true, { note: labelOf });
}
