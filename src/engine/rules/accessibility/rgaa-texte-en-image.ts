import type { DomNode } from '../../artifacts.ts';
import { plainText, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { decoded } from '../../derive/http/domains.ts';
import { fileNameOf, namedImagesOf } from '../../derive/media/images.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const longStrip = 2.5;

const isLogo = (node: DomNode): boolean => /\blogo\b/.test(plainText(`${node.name} ${fileNameOf(node)}`));

/** A drawing written into its address whose only content is the text that its alternative says. */
function isItsText(node: DomNode): boolean {
  const address = node.attributes.src ?? '';
  if (!/^data:image\/svg\+xml[;,]/i.test(address) || isLogo(node)) return false;
  const drawing = decoded(address);
  const shapes = /<(?:path|rect|circle|ellipse|line|poly\w+|image|use|foreignObject)\b/i;
  if (shapes.test(drawing) || !drawing.includes('</svg>')) return false;
  const said = [...drawing.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text).join(' ');
  return wordCount(said) >= 2 && plainText(said) === plainText(node.name);
}

export default defineRule({
  id: 'rgaa-texte-en-image',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 1.8'],
  rgaa: ['1.8'],
  title: {
    fail: 'Une image n’est faite que d’un texte',
    pass: 'Aucune image de texte n’a été relevée',
  },
  messages: { maybe: 'Une image contient peut-être du texte : à vérifier' },
  why: 'Un texte dessiné devient flou quand on l’agrandit, ne change pas de couleur et ne se traduit pas.',
  fix: 'Écrire le texte dans la page et le mettre en forme avec le CSS.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const drawn = namedImagesOf(dom).filter((node) => isShown(node) && isItsText(node));
    if (drawn.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, drawn) };
    const bitmaps = namedImagesOf(dom).filter(
      (node) =>
        node.tag === 'img' &&
        node.image?.naturalWidth !== 0 &&
        isShown(node) &&
        (node.box?.width ?? 0) > 80 &&
        (node.box?.height ?? 0) > 16 &&
        !/\.svg$/i.test(fileNameOf(node)) &&
        !isLogo(node),
    );
    if (bitmaps.length === 0) return { status: 'inapplicable' };
    const doubtful = bitmaps.filter((node) => {
      const { width = 0, height = 1 } = node.box ?? {};
      const strip = wordCount(node.name) >= 4 && width / height >= longStrip;
      return strip || /\b(titre|slogan|banner|banniere|promo)\b/.test(plainText(fileNameOf(node)));
    });
    return doubtful.length === 0
      ? { status: 'pass' }
      : { status: 'review', message: 'maybe', ...evidenceOfNodes(dom, doubtful) };
  },
});
