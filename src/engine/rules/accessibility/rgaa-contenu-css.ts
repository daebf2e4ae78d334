import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { holdsImage, isButton, isInteractive, isLink, plainText } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { memoise } from '../../derive/memoise.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const words = /\p{L}{3,}/u;

/** Every text of the document, shown or not: the head of a table that its cells repeat on a narrow screen is there. */
const textsOf = memoise(
  (dom: Dom): ReadonlySet<string> => new Set(dom.nodes.map(({ ownText }) => plainText(ownText))),
);

/** The words are in the page as well: in the name of the element (its bubble repeats it), or as a text. */
const isSaidToo = (dom: Dom, node: DomNode, written: string): boolean =>
  plainText(node.name).includes(plainText(written)) || textsOf(dom).has(plainText(written));

/** A button that is a field shows its value as others show their text. */
const showsText = (dom: Dom, node: DomNode): boolean =>
  textOf(dom, node) !== '' || (node.tag === 'input' && words.test(node.attributes.value ?? ''));

/**
 * It shows something of its own, over its background: what stands there is in the page. A picture of one pixel, or written
 * in the page itself, only holds the place for the background.
 */
function drawsItself({ tag, attributes, image }: DomNode): boolean {
  if (!image) return /^(?:img|video|canvas|iframe|object|embed|svg)$/.test(tag);
  const isSpacer = image.complete && Math.max(image.naturalWidth, image.naturalHeight) <= 1;
  return !isSpacer && !(image.currentSrc || (attributes.src ?? '')).startsWith('data:');
}

/** What is told of words written by the style sheet alone, or of a control whose only content is a background picture. */
function writtenNote(dom: Dom, node: DomNode): string | undefined {
  const written = [node.before ?? '', node.after ?? ''].filter((text) => words.test(text));
  const unsaid = written.find((text) => !isSaidToo(dom, node, text));
  if (unsaid !== undefined) return `texte écrit par le style : « ${unsaid.trim().slice(0, 80)} »`;
  const painted = /url\(/.test(node.style.backgroundImage) && !drawsItself(node);
  if (!painted || !(isLink(node) || isButton(node)) || showsText(dom, node) || holdsImage(dom, node))
    return undefined;
  return `${isLink(node) ? 'lien' : 'bouton'} sans autre contenu qu’une image de fond`;
}

const leastSidePx = threshold(100, {
  ours: 'Smaller pictures are signs, which belong to what they stand beside',
});

/**
 * An empty box, in the flow of the page, that shows a photograph: the place where an image would stand. What lies under
 * other content (a box laid over or the ground of a whole section) decorates it.
 */
function isPictureBox(dom: Dom, node: DomNode): boolean {
  const { style, box, exposed, name } = node;
  if (
    !exposed ||
    !box ||
    drawsItself(node) ||
    !/url\([^)]{1,500}\.(?:jpe?g|webp|avif|png)\b/i.test(style.backgroundImage)
  )
    return false;
  if (Math.min(box.width, box.height) < leastSidePx || box.width * box.height > half(dom)) return false;
  if (
    /absolute|fixed/.test(style.position) ||
    name.trim() !== '' ||
    node.attributes['aria-hidden'] === 'true'
  )
    return false;
  return textOf(dom, node) === '' && !holdsImage(dom, node) && !descendantsOf(dom, node).some(isInteractive);
}

const half = ({ viewport }: Dom): number => (viewport.width * viewport.height) / 2;

export default defineRule({
  id: 'rgaa-contenu-css',
  version: 7,
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 10.2.1' }],
  rgaa: ['10.2'],
  title: {
    fail: 'Une information n’existe que dans la mise en forme : à vérifier',
    pass: 'Aucune information portée par la mise en forme n’a été relevée',
  },
  messages: {
    pictures: 'Des images sont posées en fond, sans alternative : vérifier qu’elles n’apprennent rien',
  },
  why: 'Elle disparaît quand on lit la page sans sa mise en forme, ou avec ses propres couleurs.',
  fix: 'Écrire l’information dans la page : un texte, ou une image avec alternative. Une image de fond qui ne fait qu’illustrer le texte voisin peut rester.',
  advice: {
    pictures: {
      why: 'Un lecteur d’écran ne dit rien d’une image de fond, et elle disparaît quand on lit la page avec ses propres couleurs.',
      fix: 'Si l’image apprend quelque chose, la mettre dans la page (balise img) avec son alternative. Si elle ne fait qu’illustrer le texte voisin, il n’y a rien à changer.',
    },
  },
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const shown = dom.nodes.filter(
      (node) => isShown(node) && (node.before || node.after || node.style.backgroundImage !== 'none'),
    );
    const written = shown.filter((node) => writtenNote(dom, node) !== undefined);
    const boxes = shown.filter((node) => !written.includes(node) && isPictureBox(dom, node));
    if (shown.length === 0) return { status: 'inapplicable' };
    if (written.length + boxes.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      ...(written.length === 0 && { message: 'pictures' as const }),
      ...evidenceOfNodes(
        dom,
        [...written, ...boxes],
        (node) => writtenNote(dom, node) ?? 'image de fond seule',
      ),
    };
  },
});
