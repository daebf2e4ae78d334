import type { Dom, DomNode } from '../../artifacts.ts';
import { plainText, wordCount } from '../dom/names.ts';
import { fileNameOf } from './images.ts';
import { isLogo } from './logos.ts';

const longStrip = 2.5;

/** A named image that has the shape or the name of a text: to be read before any other, suspected when it could not be. */
export function looksLikeText(dom: Dom, node: DomNode): boolean {
  const { width = 0, height = 0 } = node.box ?? {};
  if (width <= 80 || height <= 16 || isLogo(dom, node)) return false;
  const formula = /[\\$]/.test(node.name);
  const strip = wordCount(node.name) >= 4 && width / height >= longStrip && !formula;
  return strip || /\b(titre|slogan|banner|banniere|promo)\b/.test(plainText(fileNameOf(node)));
}
