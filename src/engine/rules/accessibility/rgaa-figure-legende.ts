import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, childrenOf, closest, descendantsOf, parentOf, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf } from '../../derive/dom/fields.ts';
import { isImage, plainText } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
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

const captionWords =
  /^(?:figure|fig\.?|photo(?:graphie)?|illustration|image|sch[ée]ma|carte|graphique|cr[ée]dits? photo)\s{0,5}(?:n[°o]\s{0,5})?\d{0,9}\s{0,5}[:.–—-]\s*\S/i;

/** Words that read as the caption of an image and stand right after it, in nothing that ties the two. */
function looseCaptions(dom: Dom): DomNode[] {
  const images = dom.nodes.filter(
    (node) => node.exposed && isImage(node) && isShown(node) && node.document === 0,
  );
  return images.flatMap((image) => {
    const figure = closest(dom, image, ({ tag }) => tag === 'figure');
    if (figure && captionOf(dom, figure)) return [];
    const next = followingBlock(dom, figure ?? image);
    const text = next ? textOf(dom, next) : '';
    return next && text.length <= 200 && captionWords.test(text) ? [next] : [];
  });
}

/** What comes right after it, or after what holds nothing else than it. */
function followingBlock(dom: Dom, node: DomNode): DomNode | undefined {
  let step = node;
  for (let depth = 0; depth < 3; depth += 1) {
    const parent = parentOf(dom, step);
    if (!parent) return undefined;
    const siblings = childrenOf(dom, parent);
    const next = siblings[siblings.indexOf(step) + 1];
    if (next || parent.ownText !== '' || siblings.length > 1) return next;
    step = parent;
  }
  return undefined;
}

export default defineRule({
  id: 'rgaa-figure-legende',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.9.1' }],
  rgaa: ['1.9'],
  title: {
    fail: 'Une légende n’est pas reliée à son image',
    pass: 'Les légendes sont reliées à leurs images',
  },
  messages: {
    loose: 'Une légende se trouve peut-être hors de sa figure : à vérifier',
    partly: 'Le nom d’une figure ne reprend que le début de sa légende : à vérifier',
  },
  why: 'Selon le lecteur d’écran, l’image et sa légende sont lues comme deux choses sans rapport.',
  fix: 'Sur la balise figure, ajouter role="figure" et un aria-label identique au texte de la légende.',
  advice: {
    loose: {
      why: 'Hors de la balise figure, la légende est lue comme un texte sans rapport avec l’image.',
      fix: 'Placer le texte dans une balise figcaption, à l’intérieur de la balise figure, avec role="figure" et un aria-label identique.',
    },
    partly: {
      why: 'Le lecteur d’écran annonce la figure par une légende incomplète.',
      fix: 'Reprendre toute la légende dans l’aria-label de la figure.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const figures = byTag(dom, 'figure').filter((figure) => {
      const caption = captionOf(dom, figure);
      return figure.exposed && caption && textOf(dom, caption) !== '' && showsImage(dom, figure);
    });
    const loose = looseCaptions(dom);
    if (figures.length + loose.length === 0) return { status: 'inapplicable' };
    const tied = (tie: string) => figures.filter((figure) => tieOf(dom, figure) === tie);
    const numbered = loose.filter((node) => /^fig(?:ure|\.)\s*\d/i.test(textOf(dom, node)));
    const certain = [...tied('none'), ...numbered];
    if (certain.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, certain) };
    if (tied('partly').length > 0)
      return { status: 'review', message: 'partly', ...evidenceOfNodes(dom, tied('partly')) };
    if (loose.length > 0) return { status: 'review', message: 'loose', ...evidenceOfNodes(dom, loose) };
    return { status: 'pass' };
  },
});
