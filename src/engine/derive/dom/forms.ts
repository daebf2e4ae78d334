import type { Dom, DomNode, PageFacts } from '../../artifacts.ts';
import { ancestorsOf, byId, byTag, clip, closest, descendantsOf, textOf } from './dom.ts';
import { ariaNameOf, labelTextOf } from './fields.ts';
import { isSentByBrowser } from './sent-by-browser.ts';
import { asksOfSomeoneElse } from './someone-else.ts';

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
      ...(isSentByBrowser(dom, form) && { byBrowser: true }),
      fields: descendantsOf(dom, form)
        .filter(isField)
        .slice(0, 100)
        .map((field) => fieldOf(dom, field)),
      text: clip(textOf(dom, form, { visibleOnly: true }), 2000),
    }));
}

function isField(node: DomNode): boolean {
  return ['input', 'select', 'textarea'].includes(node.tag) && !buttons.has(typeOf(node));
}

function typeOf(node: DomNode): string {
  return node.tag === 'input' ? (node.attributes.type ?? 'text').toLowerCase() : node.tag;
}

function fieldOf(dom: Dom, node: DomNode): Form['fields'][number] {
  const { name, placeholder = '', required, title = '' } = node.attributes;
  const shownExample = placeholder.replaceAll(/\s+/g, ' ').trim();
  // Of a step that is not shown yet the browser computes no name.
  const said = ariaNameOf(dom, node) || labelTextOf(dom, node) || title.trim();
  const label = (node.name || said || placeholder).replaceAll(/\s+/g, ' ').trim();
  return {
    type: typeOf(node),
    name: clip(name ?? '', 100),
    label: clip(label, 200),
    ...(said === '' && label !== '' && label === shownExample && { fromPlaceholder: true }),
    ...(asksOfSomeoneElse(dom, node) && { ofSomeoneElse: true }),
    required: required !== undefined || node.attributes['aria-required'] === 'true',
  };
}

/** Filters a list of its own page rather than searching the site: it commands a table, or stands alone over one. */
function isFilter(dom: Dom, field: DomNode): boolean {
  if (/filtr|filter/i.test(`${field.name} ${field.attributes.placeholder ?? ''}`)) return true;
  const isTable = ({ tag, attributes }: DomNode) =>
    tag === 'table' || /^(grid|table|treegrid)$/.test(attributes.role ?? '');
  const controlled = (field.attributes['aria-controls'] ?? '').split(/\s+/).flatMap((id) => byId(dom, id));
  if (controlled.some((node) => isTable(node) || descendantsOf(dom, node).some(isTable))) return true;
  const isSent = closest(dom, field, (up) => up.attributes.action !== undefined || isSearchZone(up));
  const around = ancestorsOf(dom, field)
    .slice(0, fewLevels)
    .filter(({ tag }) => !/^(body|main|html)$/.test(tag));
  return !isSent && around.some((up) => descendantsOf(dom, up).some(isTable));
}

const fewLevels = 4;
const isSearchZone = ({ tag, attributes }: DomNode): boolean =>
  tag === 'search' || attributes.role === 'search';

/** A search engine of the site: role, type, a usual field name, or what the field shows. */
export function hasSearchForm(dom: Dom): boolean {
  return dom.nodes.some(
    (node) =>
      isSearchZone(node) ||
      (node.tag === 'input' &&
        (typeOf(node) === 'search' || isSearchText(dom, node)) &&
        !isFilter(dom, node)),
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

/** A field that asks visitors for a password, shown or not: the owner’s own sign-in form is none of theirs. */
export function hasPasswordField(dom: Dom): boolean {
  const asked = byTag(dom, 'input').filter((node) => typeOf(node) === 'password');
  if (asked.length === 0) return false;
  const isOpen = dom.nodes.some(({ ownText }) => signingUp.test(ownText));
  return isOpen || !asked.every((node) => isOwners(dom, node));
}

const signingUp =
  /\b(?:cr[ée]er|ouvrir) (?:un|mon|votre) (?:compte|espace)\b|\binscri(?:ption|re|vez)\b|\b(?:sign up|register|create (?:an|your) account)\b/i;

/** The word as a part of a name: `admin-login`, `adminPassword`. */
const ownersName = /(?:^|[-_\s])[Aa]dmin(?:$|[-_\sA-Z]|istrat(?:eur|or)\b)/;

/** It, or a part that holds it, is named after the site’s administrator. */
const isOwners = (dom: Dom, field: DomNode): boolean =>
  [field, ...ancestorsOf(dom, field)]
    .filter(({ tag }) => tag !== 'body' && tag !== 'html')
    .some(({ attributes: { id = '', class: classes = '', name = '' } }) =>
      [id, classes, name].some((one) => ownersName.test(one)),
    );
