import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, closest, descendantsOf } from '../../derive/dom/dom.ts';
import { isHtml5, landmarksOf } from '../../derive/dom/landmarks.ts';
import { isLink } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const menuLinks = 4;
const zoneName = /(^|[\s_-])(header|entete|footer|pied-de-page)($|[\s_-])/i;

const isNamedZone = (node: DomNode): boolean =>
  node.tag === 'div' && zoneName.test(node.attributes.id ?? '') && node.exposed && isShown(node);

/** A list made of links to the site’s own pages, before the main content: a menu. */
function isMenu(dom: Dom, list: DomNode, start: number): boolean {
  if (!list.exposed || !isShown(list) || list.document !== 0 || list.index > start) return false;
  if (closest(dom, list, ({ tag }) => /^(main|footer|article|aside)$/.test(tag))) return false;
  const host = URL.canParse(dom.baseUrl) ? new URL(dom.baseUrl).host : '';
  const links = descendantsOf(dom, list).filter(isLink);
  return (
    links.length >= menuLinks &&
    links.every(({ url = '' }) => URL.canParse(url) && new URL(url).host === host)
  );
}

export default defineRule({
  id: 'rgaa-structure-header-footer-nav',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 9.2.1'],
  rgaa: ['9.2'],
  title: {
    fail: 'Le menu de navigation n’est pas balisé comme tel',
    pass: 'Aucune grande zone non balisée n’a été relevée',
  },
  messages: { zones: 'L’en-tête ou le pied de page ne semble pas balisé : à vérifier' },
  why: 'Les lecteurs d’écran proposent d’aller droit au menu, à l’en-tête ou au pied de page ; sans balise, ces raccourcis manquent.',
  fix: 'Utiliser les balises header, nav et footer autour de ces zones.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (!isHtml5(dom)) return { status: 'inapplicable', reason: 'le type de document n’est pas HTML5' };
    const { nav, header, footer, main } = landmarksOf(dom);
    const start = main[0]?.index ?? byTag(dom, 'h1')[0]?.index ?? dom.nodes.length / 2;
    const menus = nav.length > 0 ? [] : byTag(dom, 'ul').filter((list) => isMenu(dom, list, start));
    if (menus.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, menus.slice(0, 3)) };
    const zones = dom.nodes.filter(
      (node) =>
        isNamedZone(node) && (/footer|pied/i.test(node.attributes.id ?? '') ? footer : header).length === 0,
    );
    return zones.length > 0
      ? { status: 'review', message: 'zones', ...evidenceOfNodes(dom, zones) }
      : { status: 'pass' };
  },
});
