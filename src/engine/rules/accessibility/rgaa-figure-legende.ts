import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, descendantsOf, judgeElements, textOf } from '../../derive/dom.ts';
import { ariaNameOf } from '../../derive/fields.ts';
import { holdsImage, plainText } from '../../derive/names.ts';
import { defineRule } from '../../rule.ts';

const captionOf = (dom: Dom, figure: DomNode): DomNode | undefined =>
  descendantsOf(dom, figure).find((node) => node.tag === 'figcaption' && node.exposed);

function isTied(dom: Dom, figure: DomNode): boolean {
  const caption = captionOf(dom, figure);
  if (!caption || !/^(figure|group)$/.test(figure.attributes.role ?? '')) return false;
  return plainText(ariaNameOf(dom, figure)) === plainText(textOf(dom, caption));
}

export default defineRule({
  id: 'rgaa-figure-legende',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 1.9.1'],
  rgaa: ['1.9'],
  title: {
    fail: 'Une légende n’est pas reliée à son image',
    pass: 'Les légendes sont reliées à leurs images',
  },
  why: 'Selon le lecteur d’écran, l’image et sa légende sont lues comme deux choses sans rapport.',
  fix: 'Sur la balise figure, ajouter role="figure" et un aria-label identique au texte de la légende.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const figures = byTag(dom, 'figure').filter((figure) => {
      const caption = captionOf(dom, figure);
      return figure.exposed && caption && textOf(dom, caption) !== '' && holdsImage(dom, figure);
    });
    return judgeElements(dom, figures, (figure) => !isTied(dom, figure));
  },
});
