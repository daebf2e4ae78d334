import { plainText, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { fileNameOf, namedImagesOf } from '../../derive/media/images.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const longStrip = 2.5;

export default defineRule({
  id: 'rgaa-texte-en-image',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 1.8'],
  rgaa: ['1.8'],
  title: {
    fail: 'Une image contient peut-être du texte : à vérifier',
    pass: 'Aucune image de texte n’a été relevée',
  },
  why: 'Un texte dessiné devient flou quand on l’agrandit, ne change pas de couleur et ne se traduit pas.',
  fix: 'Écrire le texte dans la page et le mettre en forme avec le CSS.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const bitmaps = namedImagesOf(dom).filter(
      (node) =>
        node.tag === 'img' &&
        node.image?.naturalWidth !== 0 &&
        isShown(node) &&
        (node.box?.width ?? 0) > 80 &&
        (node.box?.height ?? 0) > 16 &&
        !/\.svg$/i.test(fileNameOf(node)) &&
        !/\blogo\b/.test(plainText(`${node.name} ${fileNameOf(node)}`)),
    );
    return judgeElements(
      dom,
      bitmaps,
      (node) => {
        const { width = 0, height = 1 } = node.box ?? {};
        const strip = wordCount(node.name) >= 4 && width / height >= longStrip;
        return strip || /\b(titre|slogan|banner|banniere|promo)\b/.test(plainText(fileNameOf(node)));
      },
      { status: 'review' },
    );
  },
});
