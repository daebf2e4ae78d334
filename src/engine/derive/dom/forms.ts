import type { Dom, DomNode, PageFacts } from '../../artifacts.ts';
import { byTag, clip, closest, descendantsOf, textOf } from './dom.ts';

type Form = PageFacts['forms'][number];

const searchNames = /^(?:q|s|query|search|recherche|keys|keywords?|mots?[-_]?cles?)$/i;
const buttons = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

/** Forms with the fields a person fills; 50 forms and 100 fields each at most. */
export function formsOf(dom: Dom): Form[] {
  return byTag(dom, 'form')
    .slice(0, 50)
    .map((form) => ({
      action: form.url ?? '',
      method: (form.attributes.method ?? 'get').toLowerCase(),
      fields: descendantsOf(dom, form).filter(isField).slice(0, 100).map(fieldOf),
      text: clip(textOf(dom, form, { visibleOnly: true }), 2000),
    }));
}

function isField(node: DomNode): boolean {
  return ['input', 'select', 'textarea'].includes(node.tag) && !buttons.has(typeOf(node));
}

function typeOf(node: DomNode): string {
  return node.tag === 'input' ? (node.attributes.type ?? 'text').toLowerCase() : node.tag;
}

function fieldOf(node: DomNode): Form['fields'][number] {
  const { name, placeholder, required } = node.attributes;
  return {
    type: typeOf(node),
    name: clip(name ?? '', 100),
    label: clip(node.name || placeholder || '', 200),
    required: required !== undefined || node.attributes['aria-required'] === 'true',
  };
}

/** A search engine of the site: role, type, a usual field name, or what the field shows. */
export function hasSearchForm(dom: Dom): boolean {
  return dom.nodes.some(
    (node) =>
      node.attributes.role === 'search' ||
      node.tag === 'search' ||
      (node.tag === 'input' && (typeOf(node) === 'search' || isSearchText(dom, node))),
  );
}

function isSearchText(dom: Dom, node: DomNode): boolean {
  if (typeOf(node) !== 'text') return false;
  const { name, placeholder, value, title } = node.attributes;
  if (searchNames.test(name ?? '')) return true;
  const shown = [node.name, placeholder, value, title].map((text) => (text ?? '').trim());
  // « Search invoice » over a table filters it: what searches a site is sent somewhere.
  return (
    shown.some((text) => /^(?:re)?cherche|^search\b/i.test(text)) &&
    closest(dom, node, ({ tag, attributes }) => tag === 'form' && (attributes.action ?? '') !== '') !==
      undefined
  );
}

/** A field that asks for a password, shown or not. */
export function hasPasswordField(dom: Dom): boolean {
  return byTag(dom, 'input').some((node) => typeOf(node) === 'password');
}
