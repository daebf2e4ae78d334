import { withoutAccents } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf, textOf } from './dom.ts';

/**
 * Lower case, without accents or punctuation, spaces folded: for comparing wordings. The signs of a name stay (`C++` is
 * not `C`), and a text made of signs alone is those signs.
 */
export function plainText(text: string): string {
  const folded = withoutAccents(text).toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?/gu);
  return words ? words.join(' ') : folded.replaceAll(/\s+/g, ' ').trim();
}

/** Number of words (runs of letters or digits). */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/**
 * Every word of `shown` is said by `name`, whatever the order; a word drawn in several parts (« Nova<b>dom</b> ») is one,
 * and a letter before it that begins it, its mark. True when `shown` has no letter.
 */
export function saysAll(name: string, shown: string): boolean {
  const said = new Set(plainText(name).split(' '));
  const glued = plainText(name).replaceAll(' ', '');
  const words = plainText(shown).split(' ');
  const drawn = words.filter((word, at) => word.length > 1 || !words[at + 1]?.startsWith(word)).join('');
  return (
    (drawn.length > 3 && glued.includes(drawn)) ||
    words.every(
      (word) => !/[\p{L}\p{N}]/u.test(word) || said.has(word) || (word.length > 3 && glued.includes(word)),
    )
  );
}

/** Names of links that say nothing of where they lead, plain (see `plainText`). */
const vagueNames = new Set([
  'cliquez ici',
  'cliquer ici',
  'clic',
  'ici',
  'en savoir plus',
  'savoir plus',
  'plus',
  'plus d infos',
  'plus d informations',
  'lire la suite',
  'lire',
  'lire plus',
  'la suite',
  'suite',
  'voir',
  'voir plus',
  'voir tout',
  'decouvrir',
  'details',
  'detail',
  'lien',
  'ce lien',
  'lire l article',
  'acceder',
  'go',
  'read more',
  'learn more',
  'click here',
  'more',
  'here',
  'consulter',
  'page',
  'voir la suite',
  'plus d info',
  'plus d information',
]);

/** « En savoir plus », « Cliquez ici ! »: the name says nothing of where the link leads. */
export function isVagueName(name: string): boolean {
  return vagueNames.has(plainText(name));
}

/** A character that only an icon font draws (Unicode’s private use areas). */
export const iconCharacter = /[\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}]/u;

/** The text without what an icon font draws. */
export function withoutIcons(text: string): string {
  return text.replaceAll(new RegExp(iconCharacter, 'gu'), '');
}

/** At least two letters: symbols, single letters and icons are not wordings. */
export function hasWording(text: string): boolean {
  return /\p{L}.*\p{L}/u.test(text);
}

/** Has an image inside: `img`, `svg`, `canvas`, `picture`, `object`, or something declared as one. */
export function holdsImage(dom: Dom, node: DomNode): boolean {
  return descendantsOf(dom, node).some(isImage);
}

export function isImage({ tag, attributes }: DomNode): boolean {
  return ['img', 'svg', 'canvas', 'picture', 'object'].includes(tag) || attributes.role === 'img';
}

/** Neither text nor image nor generated content between the tags. */
export function isHollow(dom: Dom, node: DomNode): boolean {
  const generated = [node, ...descendantsOf(dom, node)].some((part) => part.before || part.after);
  return textOf(dom, node) === '' && !generated && !holdsImage(dom, node);
}

/** Links, buttons and other controls that the browser or a role declares as such. */
const interactiveRoles = new Set([
  'button',
  'link',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'slider',
  'spinbutton',
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'treeitem',
  'gridcell',
  'scrollbar',
]);

const interactiveTags = new Set(['button', 'select', 'textarea', 'summary', 'iframe', 'label', 'option']);

/** Something made to be operated: native control, or element with an interactive role. */
export function isInteractive(node: DomNode): boolean {
  const { tag, attributes } = node;
  if (interactiveTags.has(tag)) return true;
  if (tag === 'input') return attributes.type !== 'hidden';
  if (tag === 'a' || tag === 'area') return attributes.href !== undefined || attributes.role !== undefined;
  if (tag === 'audio' || tag === 'video') return attributes.controls !== undefined;
  if (attributes.contenteditable !== undefined && attributes.contenteditable !== 'false') return true;
  return interactiveRoles.has((attributes.role ?? '').trim().split(/\s+/)[0] ?? '');
}

/**
 * The browser exposes it as something to be operated, whatever gave it that role: an element of its own may do so without an
 * attribute (`ElementInternals.role`).
 */
export const isExposedAsCommand = ({ exposed, role }: DomNode): boolean =>
  exposed && interactiveRoles.has(role);

/** Of digital publishing: links all of them. */
const linkRoles = new Set(['doc-backlink', 'doc-biblioref', 'doc-glossref', 'doc-noteref']);

/** Exposed links: `a[href]`, `area[href]` and `role="link"`; one that takes the focus stays a link whatever silence it asks for. */
export function isLink(node: DomNode): boolean {
  if (!node.exposed) return false;
  const role = node.attributes.role;
  if (role === 'link' || (role && linkRoles.has(role))) return true;
  const isAnchor = (node.tag === 'a' || node.tag === 'area') && node.attributes.href !== undefined;
  return isAnchor && (!role || (/^(none|presentation)$/.test(role) && node.role === 'link'));
}

/** Exposed buttons: `button`, button-like `input`, and `role="button"`. */
export function isButton(node: DomNode): boolean {
  if (!node.exposed) return false;
  const role = node.attributes.role;
  if (role) return role === 'button';
  if (node.tag === 'button') return true;
  return node.tag === 'input' && ['submit', 'button', 'reset', 'image'].includes(node.attributes.type ?? '');
}
