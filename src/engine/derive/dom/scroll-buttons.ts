import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, descendantsOf, textOf } from './dom.ts';
import { plainText } from './names.ts';
import { isShownNow } from './visibility.ts';

/** How far up from the region its buttons are looked for; never further than its own part of the page. */
const nearLevels = 3;
const ownPart = /^(?:section|article|aside|figure|dialog)$/;
const wholePage = /^(?:html|body|main)$/;

const next = { words: /\b(?:suivante?s?|next|droite|right)\b/, sign: /^[→▶►>›»❯⟩]$/u, code: /\bnext\b/ };
const previous = {
  words: /\b(?:precedente?s?|prev|previous|gauche|left)\b/,
  sign: /^[←◀◄<‹«❮⟨]$/u,
  code: /\bprev(?:ious)?\b/,
};

/** Near the region stand a button « previous » and one « next » that the keyboard reaches: they may well scroll it. */
export function hasScrollButtons(dom: Dom, region: DomNode): boolean {
  const inside = new Set([region, ...descendantsOf(dom, region)]);
  const buttons = [...new Set(nearOf(dom, region).flatMap((around) => descendantsOf(dom, around)))].filter(
    (node) => !inside.has(node) && isPlainButton(dom, node),
  );
  // At the start of the row the way back is often disabled, or not shown yet.
  const ahead = buttons.filter((node) => leads(dom, node, next) && node.tabbable && isShownNow(dom, node));
  return ahead.some((one) => buttons.some((other) => other !== one && leads(dom, other, previous)));
}

function nearOf(dom: Dom, region: DomNode): readonly DomNode[] {
  const around = ancestorsOf(dom, region).slice(0, nearLevels);
  const edge = around.findIndex(({ tag }) => ownPart.test(tag));
  const own = edge < 0 ? around : around.slice(0, edge + 1);
  return own.filter(({ tag }) => !wholePage.test(tag));
}

/** It does something on this page: it neither leads to another one nor sends a form. */
function isPlainButton(dom: Dom, node: DomNode): boolean {
  const { tag, attributes } = node;
  if (tag === 'a') return /^\s*(?:#|javascript:|$)/i.test(attributes.href ?? (attributes.role ? '' : 'x'));
  if (attributes.role === 'button') return true;
  if (tag === 'input') return attributes.type === 'button';
  if (tag !== 'button') return false;
  const sends = attributes.type === undefined || attributes.type === 'submit';
  return !(sends && ancestorsOf(dom, node).some((up) => up.tag === 'form'));
}

function leads(dom: Dom, node: DomNode, way: typeof next): boolean {
  const said = [node.name, node.attributes['aria-label'] ?? '', textOf(dom, node)];
  const code = `${node.attributes.class ?? ''} ${node.attributes.id ?? ''}`.replaceAll(/[-_]+/g, ' ');
  return (
    said.some((text) => way.words.test(plainText(text)) || way.sign.test(text.trim())) ||
    way.code.test(code.toLowerCase())
  );
}
