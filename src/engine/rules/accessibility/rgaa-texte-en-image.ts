import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { plainText, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { drawnText, isMuteSheet } from '../../derive/media/drawn-text.ts';
import { fileNameOf, namedImagesOf } from '../../derive/media/images.ts';
import { isLogo } from '../../derive/media/logos.ts';
import { looksLikeText } from '../../derive/media/text-shape.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';
import { readNote } from '../verdicts/read-note.ts';

/** A drawing written into its address whose only content is the text that its alternative says. */
function isItsText(dom: Dom, node: DomNode): boolean {
  const address = node.attributes.src ?? '';
  if (!/^data:image\/svg\+xml[;,]/i.test(address) || isLogo(dom, node)) return false;
  const drawing = decoded(address);
  const shapes = /<(?:path|circle|ellipse|line|poly\w+|image|use|foreignObject)\b/i;
  // A rectangle or two are the ground of the words and its border.
  const grounds = drawing.match(/<rect\b/gi)?.length ?? 0;
  if (shapes.test(drawing) || grounds > 2 || !drawing.includes('</svg>')) return false;
  const said = [...drawing.matchAll(/<text\b[^<>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text).join(' ');
  return wordCount(said) >= 2 && plainText(said) === plainText(node.name);
}

/** Images of the page that may be texts: of pixels, named, shown. */
const bitmapsOf = (dom: Dom): readonly DomNode[] =>
  namedImagesOf(dom).filter(
    (node) =>
      node.tag === 'img' &&
      node.image?.naturalWidth !== 0 &&
      isShown(node) &&
      !/\.svg$/i.test(fileNameOf(node)),
  );

export default defineRule({
  id: 'rgaa-texte-en-image',
  version: 6,
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 1.8' }],
  rgaa: ['1.8'],
  title: {
    fail: 'Une image n’est faite que d’un texte',
    pass: 'Aucune image de texte n’a été relevée',
  },
  messages: { maybe: 'Une image contient peut-être du texte : à vérifier' },
  why: 'Un texte dessiné devient flou quand on l’agrandit, ne change pas de couleur et ne se traduit pas.',
  fix: 'Écrire le texte dans la page et le mettre en forme avec le CSS.',
  artifacts: ['dom', 'imageTexts'],
  evaluate({ dom, imageTexts }) {
    const judged = new Map(
      imageTexts.map((text) => [text.node, isMuteSheet(dom, text) ? null : drawnText(dom, text)]),
    );
    const those = (wanted: 'certain' | 'doubtful') =>
      dom.nodes.filter(({ index }) => judged.get(index) === wanted);
    const written = namedImagesOf(dom).filter((node) => isShown(node) && isItsText(dom, node));
    const drawn = [...written, ...those('certain')];
    const note = readNote(imageTexts);
    if (drawn.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, drawn, note) };
    const bitmaps = bitmapsOf(dom);
    // What was looked at and shows no text is a photograph or a drawing, whatever its shape.
    const unread = bitmaps.filter((node) => !judged.has(node.index) && looksLikeText(dom, node));
    const doubtful = [...those('doubtful'), ...unread];
    if (doubtful.length > 0)
      return { status: 'review', message: 'maybe', ...evidenceOfNodes(dom, doubtful, note) };
    return bitmaps.length === 0 && imageTexts.length === 0 ? { status: 'inapplicable' } : { status: 'pass' };
  },
});
