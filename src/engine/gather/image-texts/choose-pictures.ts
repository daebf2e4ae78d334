import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, textOf } from '../../derive/dom/dom.ts';
import { holdsImage, isButton, isLink, plainText, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { fileNameOf } from '../../derive/media/images.ts';
import { isLogo } from '../../derive/media/logos.ts';
import { looksLikeText } from '../../derive/media/text-shape.ts';
import type { WantedText } from './read-words.ts';

const drawing = /\.svgz?$|^data:image\/svg/i;

export interface ChosenPicture {
  readonly node: DomNode;
  readonly wanted: WantedText;
}

/**
 * Elements whose picture may be a text, the most telling first: what the page itself says of a picture must let a text
 * in it matter. Logos, which may be texts, and drawings made of vectors are left out.
 */
export function choosePictures(dom: Dom): readonly ChosenPicture[] {
  return dom.nodes
    .flatMap((node) => {
      const rank = rankOf(dom, node);
      return rank === null || !isShown(node) || isLogo(dom, node) ? [] : [{ node, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.node.index - b.node.index)
    .map(({ node }) => ({ node, wanted: wantedText(node) }));
}

/** A table or a leaflet in an image that says it decorates. */
const sheet = { least: 40, read: 200, mostDrawing: 0.9 };

/** About those of the alternative, which the text must say: letters may touch, or be drawn by several outlines. */
function wantedText({ tag, name }: DomNode): WantedText {
  if (tag === 'input') return { least: 2, most: 100, mostDrawing: 1 };
  const said = plainText(name).replaceAll(' ', '').length;
  if (said === 0) return { least: 10, most: 600, mostDrawing: 0.2, ...(tag === 'img' && { sheet }) };
  const least = Math.max(2, Math.floor(wordCount(name) / 2));
  return { least, most: Math.round(1.8 * said) + 10, mostDrawing: 0.3 };
}

/** 0 for what matters most; null for what shows no picture that could be a text. */
function rankOf(dom: Dom, node: DomNode): number | null {
  const { tag, attributes } = node;
  const { width = 0, height = 0 } = node.box ?? {};
  if (width < 24 || height < 12 || width * height < 600) return null;
  if (tag === 'input') return attributes.type === 'image' ? 0 : null;
  if (tag === 'object' || tag === 'embed') return isPictureFile(node) ? 4 : null;
  if (tag === 'img')
    return drawing.test(node.image?.currentSrc ?? '') || isVector(node) ? null : rankOfImage(dom, node);
  return isBareBackground(dom, node) && width >= 60 ? 3 : null;
}

function rankOfImage(dom: Dom, node: DomNode): number | null {
  const words = wordCount(node.name);
  // Unread, it would be suspected.
  if (words > 0 && looksLikeText(dom, node)) return 0.5;
  if (words > 0 && closest(dom, node, (around) => isLink(around) || isButton(around))) return 1;
  if (words >= 3) return 2;
  return words === 0 && (node.box?.width ?? 0) >= 100 ? 5 : null;
}

const isVector = (node: DomNode): boolean => drawing.test(fileNameOf(node));

const isPictureFile = ({ attributes, url = '' }: DomNode): boolean =>
  /^image\/(?!svg)/i.test(attributes.type ?? '') || /\.(?:png|jpe?g|gif|webp|avif)(?:[?#]|$)/i.test(url);

/** One picture laid behind nothing. */
function isBareBackground(dom: Dom, node: DomNode): boolean {
  const { backgroundImage } = node.style;
  if (!/^url\("[^"]*"?\)?$/.test(backgroundImage) || /^url\("data:image\/svg/i.test(backgroundImage))
    return false;
  if (/\.svgz?(?:[?#][^"]{0,500})?"\)$/i.test(backgroundImage) || node.tag === 'body' || node.tag === 'html')
    return false;
  return childrenOf(dom, node).length < 20 && textOf(dom, node) === '' && !holdsImage(dom, node);
}
