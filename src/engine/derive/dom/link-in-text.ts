import type { Dom, DomNode, NodeStyle } from '../../artifacts.ts';
import { contrastRatio, parseColour } from '../css/colour.ts';
import { childrenOf, closest, parentOf } from './dom.ts';
import { wordCount } from './names.ts';
import { isShown } from './visibility.ts';

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

/** The link and what it holds, down to its words, where nothing else is in it. */
function downToWords(dom: Dom, node: DomNode): readonly DomNode[] {
  const children = childrenOf(dom, node);
  const [only] = children;
  if (!only) return [node];
  return children.length === 1 && node.ownText.trim() === '' ? [node, ...downToWords(dom, only)] : [];
}

/** A link inside a sentence of a paragraph, of words alone, that nothing tells from the words around it. */
export function looksLikeText(dom: Dom, node: DomNode): boolean {
  if (node.tag !== 'a' || node.attributes.href === undefined || !node.exposed || !isShown(node)) return false;
  const around = parentOf(dom, node);
  const chain = downToWords(dom, node);
  const words = chain.at(-1);
  if (around?.tag !== 'p' || !words || wordCount(words.ownText) === 0 || !chain.every(isBare)) return false;
  const isInSentence = around.ownText.length > words.ownText.length && wordCount(around.ownText) > 3;
  if (!isInSentence) return false;
  // Bold among bold: the neighbours of the same element are what it is read with.
  const alike = childrenOf(dom, around).filter(
    ({ tag, exposed, ownText }) => words !== node && tag === words.tag && exposed && wordCount(ownText) > 0,
  );
  return [around, ...alike].some(({ style }) => letters(words.style) === letters(style));
}

const trail = /(?:^|[\s_-])(?:breadcrumbs?|(?:fil-?d-?)?ariane)(?=$|[\s_-])/i;

/** In a menu or a trail, that it is a link needs no other sign. */
export const isInMenu = (dom: Dom, node: DomNode): boolean =>
  closest(
    dom,
    node,
    ({ tag, attributes }) =>
      tag === 'nav' || attributes.role === 'navigation' || trail.test(attributes.class ?? ''),
  ) !== undefined;

/**
 * The contrast of a link of words alone with the text around it, whatever is behind both: it has no background of its own.
 * Null where something else may tell it apart, or a colour lets the background through.
 */
export function contrastWithText(dom: Dom, node: DomNode): number | null {
  const around = parentOf(dom, node);
  const chain = downToWords(dom, node);
  const words = chain.at(-1);
  if (!around || around.style.display === 'inline' || !words || !chain.every(isBare)) return null;
  const [link, text] = [parseColour(words.style.color), parseColour(around.style.color)];
  return link?.alpha === 1 && text?.alpha === 1 ? contrastRatio(link, text) : null;
}
