import type { Dom, DomNode } from '../../artifacts.ts';
import { byId, childrenOf, descendantsOf, parentOf, textOf } from './dom.ts';
import { isShown } from './visibility.ts';

const labelable = new Set(['input', 'select', 'textarea', 'button', 'meter', 'output', 'progress']);

const canBeLabelled = ({ tag, attributes }: DomNode): boolean =>
  tag.includes('-') || (labelable.has(tag) && attributes.type !== 'hidden');

/** Its `for` names nothing that a label can name. */
export function aimsAtNothing(dom: Dom, label: DomNode): boolean {
  const targets = byId(dom, label.attributes.for ?? '').filter((node) => node.document === label.document);
  return !targets.some(canBeLabelled);
}

/** It is seen, and is tied to no field: neither by its `for` nor around it. */
const isLoose = (dom: Dom, label: DomNode): boolean =>
  isShown(label) &&
  textOf(dom, label) !== '' &&
  (label.attributes.for === undefined
    ? !descendantsOf(dom, label).some(canBeLabelled)
    : aimsAtNothing(dom, label));

const isEmpty = (dom: Dom, node: DomNode): boolean =>
  textOf(dom, node) === '' && ![node, ...descendantsOf(dom, node)].some(canBeLabelled);

/** What stands just before, in the same parent: elements that hold nothing are passed over. */
const standsBefore = (dom: Dom, node: DomNode): DomNode | undefined =>
  siblingsOf(dom, node).findLast((one) => one.index < node.index && !isEmpty(dom, one));

function siblingsOf(dom: Dom, node: DomNode): readonly DomNode[] {
  const parent = parentOf(dom, node);
  return parent ? childrenOf(dom, parent) : [];
}

/** How far the field may be wrapped. */
const wrappings = 3;

/**
 * The label that is seen just before the field and is tied to no field: beside it, or alone in what stands before what holds
 * the field. None where labels come after their fields.
 */
export function looseLabelOf(dom: Dom, field: DomNode): DomNode | undefined {
  let at: DomNode | undefined = field;
  for (let level = 0; at && level < wrappings && !/^(?:form|fieldset|body)$/.test(at.tag); level += 1) {
    const before = standsBefore(dom, at);
    if (before) return looseIn(dom, before);
    at = parentOf(dom, at);
  }
  return undefined;
}

function looseIn(dom: Dom, before: DomNode): DomNode | undefined {
  const inside = [before, ...descendantsOf(dom, before)];
  const [label, ...others] = inside.filter(({ tag }) => tag === 'label');
  if (!label || others.length > 0 || !isLoose(dom, label) || inside.some(canBeLabelled)) return undefined;
  const first = siblingsOf(dom, before).find((one) => one.tag === 'label' || canBeLabelled(one));
  return first && canBeLabelled(first) ? undefined : label;
}
