import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, byTag, visible } from '../../derive/dom/dom.ts';
import { isLogo } from '../../derive/media/logos.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const leastCutPx = threshold(24, { ours: 'less may be the inner margin of a block that reaches the edge' });
const leastOfPicturePx = threshold(8, {
  ours: 'a picture has no inner margin, and its own edge may be empty',
});
const leastLeftPx = threshold(24, { ours: 'what shows less is put aside on purpose, to come in when asked' });
const enoughLetters = threshold(3, { ours: 'fewer letters are a sign' });

const pictures = new Set(['img', 'svg']);
/** What moves, and waits beside the window for its turn. */
const moves =
  /carr?ousel|slid(?:e|er)|swiper|splide|slick|owl|marquee|ticker|defil|drawer|offcanvas|off-canvas/i;
const classesOf = ({ attributes }: DomNode): string => `${attributes.class ?? ''} ${attributes.id ?? ''}`;

/** Letters, or the mark of the site. */
const isRead = (dom: Dom, node: DomNode): boolean =>
  node.ownText.trim().length >= enoughLetters || (pictures.has(node.tag) && isLogo(dom, node));

/** It begins left of the window, where nobody can scroll, and ends in it: a block as wide as the window only has margins. */
function isCut({ box, style, tag }: DomNode, width: number): boolean {
  if (!box || style.textIndent?.startsWith('-')) return false;
  const right = box.x + box.width;
  const least = pictures.has(tag) ? leastOfPicturePx : leastCutPx;
  return box.x <= -least && right >= leastLeftPx && right < width;
}

/** The same on the right, where the page does not go on. Only what is as wide as its letters, or a picture, tells where it ends. */
function isCutRight(dom: Dom, { box, style, tag }: DomNode): boolean {
  const { width } = dom.viewport;
  if (!box || dom.page.width > width + 1) return false;
  const isTight = style.display === 'inline' || pictures.has(tag);
  return isTight && box.x >= 0 && box.x <= width - leastLeftPx && box.x + box.width >= width + leastCutPx;
}

/** Something between it and the page crops it: on purpose, for all one knows. */
const isCropped = (dom: Dom, node: DomNode): boolean =>
  ancestorsOf(dom, node).some(
    ({ tag, style }) => tag !== 'html' && tag !== 'body' && /hidden|clip/.test(style.overflowX),
  );

const isMoved = (dom: Dom, node: DomNode): boolean =>
  [node, ...ancestorsOf(dom, node)].some(
    (one) =>
      moves.test(classesOf(one)) ||
      one.tag === 'marquee' ||
      /auto|scroll/.test(one.style.overflowX) ||
      one.style.clip !== 'auto',
  );

function outOf(box: DomNode['box'], width: number): string {
  const { x = 0, width: own = 0 } = box ?? {};
  return x < 0
    ? `${Math.round(-x)} px hors de la fenêtre, à gauche`
    : `${Math.round(x + own - width)} px hors de la fenêtre, à droite`;
}

export default defineRule({
  id: 'qual-coupe-par-le-bord',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Un logo ou un texte est coupé par le bord de la fenêtre : à vérifier',
    pass: 'Aucun logo ni aucun texte n’est coupé par le bord de la fenêtre',
  },
  why: 'Ce qui dépasse ne se voit pas, et la page ne défile pas de ce côté : le nom du site ou la phrase est illisible.',
  fix: 'Laisser le bloc passer à la ligne (flex-wrap: wrap) ou rétrécir, et retirer la marge ou la position négative qui le fait sortir de la fenêtre.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const isLeftward = byTag(dom, 'html', 'body').some(({ attributes }) => attributes.dir === 'rtl');
    if (isLeftward) return { status: 'inapplicable', reason: 'page qui se lit de droite à gauche' };
    const read = visible(dom.nodes).filter(
      (node) => node.document === 0 && node.exposed && isRead(dom, node),
    );
    const { width } = dom.viewport;
    const isOut = (node: DomNode): boolean =>
      isCut(node, width) || (isCutRight(dom, node) && !isCropped(dom, node));
    return judgeElements(dom, read, (node) => isOut(node) && !isMoved(dom, node), {
      status: 'review',
      note: ({ box }) => outOf(box, width),
    });
  },
});
