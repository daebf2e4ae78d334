import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';
import { byId, byTag, closest, textOf, textOfIds } from './dom.ts';

const notFilled = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Exposed fields a person fills: `input` (buttons left out), `select`, `textarea`. */
export const fieldsOf = memoise((dom: Dom): readonly DomNode[] =>
  byTag(dom, 'input', 'select', 'textarea').filter(
    (node) => node.exposed && !(node.tag === 'input' && notFilled.has(fieldType(node))),
  ),
);

/** `text`, `email`, `radio`, `select`, `textarea`…, as the browser understands it. */
export function fieldType(field: DomNode): string {
  if (field.tag !== 'input') return field.tag;
  return (field.attributes.type ?? 'text').trim().toLowerCase() || 'text';
}

export function isBox(field: DomNode): boolean {
  return fieldType(field) === 'radio' || fieldType(field) === 'checkbox';
}

/** `label` elements tied to the field: by `for`, or around it. */
export function labelsOf(dom: Dom, field: DomNode): readonly DomNode[] {
  const around = closest(dom, field, (node) => node.tag === 'label');
  const id = field.attributes.id;
  const pointing = id
    ? byTag(dom, 'label').filter((label) => label.attributes.for === id && label.document === field.document)
    : [];
  const usable = around && (around.attributes.for ?? id ?? '') === (id ?? '') ? [around] : [];
  return [...new Set([...pointing, ...usable])];
}

/** Text of the tied labels. */
export function labelTextOf(dom: Dom, field: DomNode): string {
  return labelsOf(dom, field)
    .map((label) => textOf(dom, label))
    .join(' ')
    .trim();
}

/** What `aria-label` or `aria-labelledby` say; empty when neither does. */
export function ariaNameOf(dom: Dom, node: DomNode): string {
  return textOfIds(dom, node.attributes['aria-labelledby']) || (node.attributes['aria-label'] ?? '').trim();
}

/** All that tells what to type: label, ARIA name, title, description, group’s legend. */
export function guidanceOf(dom: Dom, field: DomNode): string {
  return [
    labelTextOf(dom, field),
    ariaNameOf(dom, field),
    field.attributes.title ?? '',
    textOfIds(dom, field.attributes['aria-describedby']),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The form, or failing that the document’s root, in which names and hints are shared. */
export function formOf(dom: Dom, field: DomNode): DomNode | undefined {
  const named = field.attributes.form ? byId(dom, field.attributes.form)[0] : undefined;
  return (
    named ??
    closest(dom, field, (node) => node.tag === 'form') ??
    closest(dom, field, (n) => n.tag === 'body')
  );
}

/** Fields of site search: `type="search"`, `role="search"`, or the usual names. */
export function isSearchField(dom: Dom, field: DomNode): boolean {
  if (fieldType(field) === 'search' || field.attributes.role === 'searchbox') return true;
  if (/^(q|s|search|recherche|query|keywords?|mots?-?cles?)$/i.test(field.attributes.name ?? '')) return true;
  return (
    closest(dom, field, (node) => node.attributes.role === 'search' || node.tag === 'search') !== undefined
  );
}

/** Fields gathered by a key, in document order; fields with an empty key are left out. */
export function groupFields(
  fields: readonly DomNode[],
  keyOf: (field: DomNode) => string,
): ReadonlyMap<string, readonly DomNode[]> {
  const groups = new Map<string, DomNode[]>();
  for (const field of fields) {
    const key = keyOf(field);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(field);
    else groups.set(key, [field]);
  }
  return groups;
}
