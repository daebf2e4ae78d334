import { formatNumber } from '#contract/french.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf, textOf, visible } from '../dom/dom.ts';
import { isShown } from '../dom/visibility.ts';
import { leastLetterPx } from './small-text.ts';

/** Running text: shorter ones are labels, captions, prices. */
const fewestCharacters = 80;
/** Lines below which neither their length nor their spacing is felt. */
const fewestLines = 3;
/** Times the size of the letters. WCAG 1.4.8 (AAA) wants 1.5; browsers lay text out at about 1.15 by themselves. */
const tightLines = 1.15;
/** WCAG 1.4.8 (AAA) wants 80 characters at most: half as many again is beyond a matter of taste. */
const mostCharacters = 120;
/** Some five lines: a longer quotation in italics tires as any text does. */
const mostQuotedCharacters = 400;
/** Nobody reads a line of it with ease, short as it is. */
const tiniestPx = 10;
const tinyCharacters = 30;

export interface UneasyText {
  readonly node: DomNode;
  /** What makes it hard to read, in words: « lignes de 140 caractères ». */
  readonly reasons: readonly string[];
  /** Nothing but the size of its letters. */
  readonly bySizeAlone: boolean;
}

/** Blocks of running text of the page itself, 80 characters and more, with what makes each hard to read. */
export function uneasyTexts(dom: Dom): { readonly read: number; readonly uneasy: readonly UneasyText[] } {
  const texts = visible(byTag(dom, 'p', 'li', 'dd', 'blockquote'))
    .filter((node) => node.document === 0 && isShown(node) && isRunning(dom, node))
    .map((node) => {
      const reasons = reasonsOf(dom, node);
      const bySizeAlone = reasons.length === 1 && Number.parseFloat(node.style.fontSize) < leastLetterPx;
      return { node, reasons, bySizeAlone };
    });
  return { read: texts.length, uneasy: texts.filter(({ reasons }) => reasons.length > 0) };
}

/** Text of the block itself, words in bold or in links among it, and nothing that stands on lines of its own. */
function isRunning(dom: Dom, node: DomNode): boolean {
  if (node.ownText.length >= fewestCharacters) return true;
  const isTiny = Number.parseFloat(node.style.fontSize) < tiniestPx;
  const text = textOf(dom, node, { visibleOnly: true });
  if (text.length < (isTiny ? tinyCharacters : fewestCharacters)) return false;
  return descendantsOf(dom, node).every(
    ({ style, tag }) => tag === 'br' || style.display.startsWith('inline'),
  );
}

function reasonsOf(dom: Dom, node: DomNode): string[] {
  const { style } = node;
  const size = Number.parseFloat(style.fontSize);
  const height = style.lineHeight === undefined ? Number.NaN : Number.parseFloat(style.lineHeight);
  // « normal » says no length: some 1.15 to 1.2 times the letters, by font.
  const spacing = Number.isNaN(height) ? null : height / size;
  const text = textOf(dom, node, { visibleOnly: true });
  const lines = node.box === null ? 0 : Math.round(node.box.height / (spacing ? height : 1.2 * size));
  const reasons: string[] = [];
  if (size < leastLetterPx) reasons.push(`lettres de ${formatNumber(size, 1)} px`);
  if (isInCapitals(style.textTransform, text)) reasons.push('tout en capitales');
  if (style.fontStyle === 'italic' && !isQuotation(dom, node, text)) reasons.push('tout en italique');
  if (lines < fewestLines) return reasons;
  if (style.textAlign === 'justify') reasons.push('texte justifié');
  if (spacing !== null && spacing < tightLines) reasons.push('lignes serrées');
  const perLine = text.length / lines;
  if (perLine > mostCharacters) reasons.push(`lignes de ${formatNumber(perLine)} caractères`);
  return reasons;
}

const quoted = /^[«“"‹„].*[»”"›“]\W*$/su;
const quotationClass =
  /(?:^|[\s_-])(?:quotes?|testimonials?|citations?|temoignages?|verbatims?|avis)(?:$|[\s_-])/i;

/** A quotation is set in italics by custom; what only its marks or its class tell is one while it is short. */
function isQuotation(dom: Dom, node: DomNode, text: string): boolean {
  const isShort = text.length <= mostQuotedCharacters;
  const holdsQuote = byTag(dom, 'q').some((inner) => closest(dom, inner, (one) => one === node));
  if (isShort && (holdsQuote || quoted.test(text.trim()))) return true;
  return (
    closest(
      dom,
      node,
      ({ tag, attributes }) =>
        tag === 'blockquote' || (isShort && quotationClass.test(attributes.class ?? '')),
    ) !== undefined
  );
}

function isInCapitals(transform: string | undefined, text: string): boolean {
  if (transform === 'uppercase') return /\p{L}/u.test(text);
  const letters = text.match(/\p{Ll}|\p{Lu}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => /\p{Lu}/u.test(letter));
}
