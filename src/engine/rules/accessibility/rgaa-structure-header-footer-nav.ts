import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, byTag, closest, descendantsOf, outermost, textOf } from '../../derive/dom/dom.ts';
import { footerName, ofWholePage } from '../../derive/dom/footer-name.ts';
import { isHtml5, landmarksOf } from '../../derive/dom/landmarks.ts';
import { isLink, wordCount } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const menuLinks = threshold(4, { ours: 'fewer links are no menu' });
const headName = new RegExp(`^(?:(?:${ofWholePage})?(?:header|entete)|masthead|topbar)$`, 'i');
/** What a page says at its foot, and nowhere else in so few words. */
const footWords = /©|\bcopyright\b|tous droits r[ée]serv[ée]s|all rights reserved|mentions l[ée]gales/i;
const mostFootWords = threshold(150, { ours: 'a longer block is the content, not a footer' });

/** The head and the foot of a page by the name of their box, or by what is written at the end of the page. */
function zonesOf(dom: Dom): Readonly<Record<'heads' | 'feet' | 'last', readonly DomNode[]>> {
  const boxes = dom.nodes.filter(
    (node) =>
      (node.tag === 'div' || node.tag === 'section') &&
      node.exposed &&
      node.document === 0 &&
      isShown(node) &&
      !closest(dom, node, ({ tag }) => sections.has(tag)),
  );
  const named = (name: RegExp) =>
    outermost(
      dom,
      boxes.filter(({ attributes }) =>
        `${attributes.id ?? ''} ${attributes.class ?? ''}`.split(/\s+/).some((word) => name.test(word)),
      ),
    );
  const last = boxes.filter((node) => {
    if (node.index < dom.nodes.length / 2 || !footWords.test(textOf(dom, node))) return false;
    return wordCount(textOf(dom, node)) <= mostFootWords;
  });
  return {
    heads: named(headName)
      .filter((node) => isBand(dom, node))
      .slice(0, 1),
    feet: named(footerName)
      .filter((node) => node.index >= dom.nodes.length / 2 && isAcross(dom, node))
      .slice(-1),
    last: innermost(dom, last).slice(-1),
  };
}

/** As wide as the page, or nearly; the head of a card or of a column is not. */
const isAcross = (dom: Dom, { box }: DomNode): boolean =>
  box === null || box.width >= 0.75 * dom.viewport.width;

/** At the top of the page, and no taller than a third of the window: a taller one welcomes. */
const isBand = (dom: Dom, node: DomNode): boolean =>
  isAcross(dom, node) &&
  (node.box === null || (node.box.y <= 160 && node.box.height <= dom.viewport.height / 3));

const sections = new Set(['main', 'article', 'aside', 'dialog', 'header', 'footer', 'nav']);

const innermost = (dom: Dom, nodes: readonly DomNode[]): readonly DomNode[] =>
  nodes.filter((node) => !nodes.some((other) => other !== node && ancestorsOf(dom, other).includes(node)));

/** A list made of links to the site’s own pages, before the main content: a menu. */
function isMenu(dom: Dom, list: DomNode, start: number): boolean {
  if (!list.exposed || !isShown(list) || list.document !== 0 || list.index > start) return false;
  if (closest(dom, list, ({ tag }) => /^(main|footer|article|aside)$/.test(tag))) return false;
  const host = URL.canParse(dom.baseUrl) ? new URL(dom.baseUrl).host : '';
  const links = descendantsOf(dom, list).filter(isLink);
  // Links to parts of the page alone are tabs or a summary.
  const page = dom.baseUrl.split('#')[0];
  if (links.every(({ url = '' }) => url.split('#')[0] === page)) return false;
  return (
    links.length >= menuLinks &&
    links.every(({ url = '' }) => URL.canParse(url) && new URL(url).host === host)
  );
}

/** A short nav of the content (to the article before, to the next) is no menu of the site, which may be missing all the same. */
const mayBeMenu = (dom: Dom, nav: DomNode, start: number): boolean =>
  nav.index < start || descendantsOf(dom, nav).filter(({ tag }) => tag === 'a').length >= menuLinks;

export default defineRule({
  id: 'rgaa-structure-header-footer-nav',
  version: 5,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 9.2.1' }],
  rgaa: ['9.2'],
  title: {
    fail: 'Le menu ou le pied de page n’est pas balisé comme tel',
    pass: 'Aucune grande zone non balisée n’a été relevée',
  },
  messages: {
    menu: 'Le menu n’est pas balisé comme tel',
    foot: 'Le pied de page n’est pas balisé comme tel',
    zones: 'L’en-tête ou le pied de page ne semble pas balisé : à vérifier',
  },
  why: 'Les lecteurs d’écran proposent d’aller droit au menu, à l’en-tête ou au pied de page ; sans balise, ces raccourcis manquent.',
  fix: 'Utiliser les balises header, nav et footer autour de ces zones.',
  everyView: true,
  mixed: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (!isHtml5(dom)) return { status: 'inapplicable', reason: 'le type de document n’est pas HTML5' };
    const { nav, header, footer, main } = landmarksOf(dom);
    const start = main[0]?.index ?? byTag(dom, 'h1')[0]?.index ?? dom.nodes.length / 2;
    const menus = nav.some((one) => mayBeMenu(dom, one, start))
      ? []
      : outermost(
          dom,
          byTag(dom, 'ul').filter((list) => isMenu(dom, list, start)),
        );
    const { heads, feet, last } = zonesOf(dom);
    // What says it is a foot by its words, at the end of the page, is one.
    const ends =
      footer.length > 0 ? [] : last.map((node) => closest(dom, node, (up) => feet.includes(up)) ?? node);
    if (menus.length + ends.length > 0)
      return {
        status: 'fail',
        ...(ends.length === 0 && { message: 'menu' as const }),
        ...(menus.length === 0 && { message: 'foot' as const }),
        ...evidenceOfNodes(dom, [...menus.slice(0, 3), ...ends]),
      };
    const zones = [...(header.length === 0 ? heads : []), ...(footer.length === 0 ? feet : [])];
    return zones.length > 0
      ? { status: 'review', message: 'zones', ...evidenceOfNodes(dom, zones) }
      : { status: 'pass' };
  },
});
