import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { isImage, plainText } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const captionOf = (dom: Dom, figure: DomNode): DomNode | undefined =>
  descendantsOf(dom, figure).find((node) => node.tag === 'figcaption' && node.exposed);

/** `partly`: the name begins the caption, which also holds a link to the source or to the transcription. */
function tieOf(dom: Dom, figure: DomNode): 'whole' | 'partly' | 'none' {
  const caption = captionOf(dom, figure);
  if (!caption || !/^(figure|group)$/.test(figure.attributes.role ?? '')) return 'none';
  const [name, text] = [ariaNameOf(dom, figure), textOf(dom, caption)].map(plainText);
  if (name === text) return 'whole';
  return name && text?.startsWith(name) ? 'partly' : 'none';
}

/** An image of the figure itself: the portrait beside a quoted author’s name belongs to the caption. */
function showsImage(dom: Dom, figure: DomNode): boolean {
  const caption = captionOf(dom, figure);
  const inCaption = new Set(caption ? descendantsOf(dom, caption) : []);
  return descendantsOf(dom, figure).some((node) => isImage(node) && !inCaption.has(node));
}

export default defineRule({
  id: 'rgaa-figure-legende',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 1.9.1'],
  rgaa: ['1.9'],
  title: {
    fail: 'Une légende n’est pas reliée à son image',
    pass: 'Les légendes sont reliées à leurs images',
  },
  messages: { partly: 'Le nom d’une figure ne reprend que le début de sa légende : à vérifier' },
  why: 'Selon le lecteur d’écran, l’image et sa légende sont lues comme deux choses sans rapport.',
  fix: 'Sur la balise figure, ajouter role="figure" et un aria-label identique au texte de la légende.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const figures = byTag(dom, 'figure').filter((figure) => {
      const caption = captionOf(dom, figure);
      return figure.exposed && caption && textOf(dom, caption) !== '' && showsImage(dom, figure);
    });
    if (figures.length === 0) return { status: 'inapplicable' };
    const tied = (tie: string) => figures.filter((figure) => tieOf(dom, figure) === tie);
    if (tied('none').length > 0) return { status: 'fail', ...evidenceOfNodes(dom, tied('none')) };
    if (tied('partly').length > 0)
      return { status: 'review', message: 'partly', ...evidenceOfNodes(dom, tied('partly')) };
    return { status: 'pass' };
  },
});
