import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, closest, descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { isButton, isLink, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const isDialog = ({ tag, attributes }: DomNode): boolean =>
  tag === 'dialog' || /^(dialog|alertdialog)$/.test(attributes.role ?? '');

/** Of the window: a panel that waits beyond its edge covers nothing. */
function coversHalf({ viewport: { width, height } }: Dom, { box }: DomNode): boolean {
  if (box === null) return false;
  const across = Math.min(box.x + box.width, width) - Math.max(box.x, 0);
  const down = Math.min(box.y + box.height, height) - Math.max(box.y, 0);
  return across > 0 && down > 0 && across * down > (width * height) / 2;
}

/**
 * The site’s menu, unfolded over the page on a narrow screen: made of links in lists, or of nothing but links where its
 * name says that it is one.
 */
function isOpenMenu(dom: Dom, node: DomNode, inside: readonly DomNode[]): boolean {
  const named = [node, ...ancestorsOf(dom, node)].some(
    ({ tag, attributes }) =>
      tag === 'nav' ||
      /(?:^|[\s_-])(?:nav|navbar|navigation|menu)(?:[\s_-]|$)/i.test(
        `${attributes.class ?? ''} ${attributes.id ?? ''}`,
      ),
  );
  const links = inside.filter((part) => isLink(part) || isButton(part));
  const inLists = links.filter((link) => closest(dom, link, ({ tag }) => tag === 'li') !== undefined);
  if (links.length < 3) return false;
  const wordsOf = (part: DomNode) => wordCount(textOf(dom, part, { visibleOnly: true }));
  const wordsOfLinks = links.reduce((sum, link) => sum + wordsOf(link), 0);
  if (named && wordsOfLinks >= wordsOf(node) * 0.8) return true;
  return inLists.length >= links.length * 0.8 && (named || inLists.length === links.length);
}

/** A layer over the page with something to read and to press; the page’s own frame (most of its text) is not one. */
function isWindow(dom: Dom, node: DomNode): boolean {
  if (!node.exposed || !isShown(node) || node.style.position !== 'fixed' || !coversHalf(dom, node))
    return false;
  const inside = descendantsOf(dom, node);
  if (inside.some(({ tag }) => ['main', 'nav', 'header', 'footer', 'h1'].includes(tag))) return false;
  if (isOpenMenu(dom, node, inside)) return false;
  const words = wordCount(textOf(dom, node, { visibleOnly: true }));
  return (
    words >= 5 && words < wordCount(dom.text) / 2 && inside.some((part) => isButton(part) || isLink(part))
  );
}

export default defineRule({
  id: 'rgaa-dialogue-sans-aria',
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 7.1' },
    { kind: 'standard', title: 'WCAG 4.1.2' },
  ],
  rgaa: ['7.1'],
  title: {
    fail: 'Une fenêtre s’affiche par-dessus la page sans être annoncée',
    pass: 'Aucune fenêtre non déclarée n’a été relevée',
  },
  why: 'Un lecteur d’écran ne sait pas qu’une fenêtre est ouverte : la personne continue à lire la page cachée dessous.',
  fix: 'Utiliser la balise dialog, ou role="dialog" avec aria-modal="true" et un nom (aria-labelledby), et y placer le focus.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const declared = dom.nodes.filter((node) => node.exposed && node.visible && isDialog(node));
    const windows = dom.nodes.filter((node) => isWindow(dom, node));
    if (declared.length + windows.length === 0) return { status: 'inapplicable' };
    const loose = windows.filter(
      (node) => ![node, ...ancestorsOf(dom, node), ...descendantsOf(dom, node)].some(isDialog),
    );
    const outer = loose.filter((node) => !ancestorsOf(dom, node).some((up) => loose.includes(up)));
    if (outer.length === 0) return { status: 'pass' };
    const above = outer.filter((node) => Number(node.style.zIndex) >= 10);
    return above.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, above) }
      : { status: 'review', ...evidenceOfNodes(dom, outer) };
  },
});
