import type { Dom, DomNode } from '../../artifacts.ts';
import { byId, closest, descendantsOf, elementEvidence } from '../../derive/dom/dom.ts';
import { landmarksOf } from '../../derive/dom/landmarks.ts';
import { isWindow } from '../../derive/dom/windows.ts';
import { defineRule } from '../../rule.ts';

const firstStops = 5;
const toContent =
  /(?<![\p{L}\p{N}])(?:contenu|content|principale?|main|[ée]vit\p{L}*|skip|aller (?:au|à)|acc[èeé]s (?:direct|rapide|au|à))(?![\p{L}\p{N}])/iu;

const isInWindow = (dom: Dom, node: DomNode, url: string): boolean =>
  closest(dom, node, (up) => isWindow(dom, up, url)) !== undefined;

/** Tab stops as met with the keyboard; windows laid over the page (cookies) come and go, so they do not count. */
function tabStops(dom: Dom, url: string): DomNode[] {
  const stops = dom.nodes.filter(
    (node) => node.tabbable && node.document === 0 && !isInWindow(dom, node, url),
  );
  const rank = (node: DomNode) => Number(node.attributes.tabindex ?? 0) || Number.POSITIVE_INFINITY;
  return stops.sort((a, b) => rank(a) - rank(b) || a.index - b.index);
}

const isMenu = ({ tag, role }: DomNode): boolean => tag === 'nav' || role === 'navigation';

/** As many links as a logo and a language take: nobody minds passing them. */
const fewStops = 2;

/** A logo at most stands before the title of a content that holds no menu, and the menu comes after. */
function isMenuAfterContent(dom: Dom, stops: readonly DomNode[]): boolean {
  const title = dom.nodes.find((node) => node.tag === 'h1' && isInContent(dom, node));
  const content = title && closest(dom, title, isContent);
  if (!content || descendantsOf(dom, content).some(isMenu)) return false;
  const inMenu = stops.filter((stop) => closest(dom, stop, isMenu));
  const before = stops.filter(({ index }) => index < content.index);
  const isAfter = ({ index }: DomNode) => index > content.index;
  return (
    before.length <= fewStops && inMenu.length > 0 && inMenu.every(isAfter) && !isMenuFolded(dom, content)
  );
}

/**
 * A menu that this window folds behind a button stands before that element: wider windows, where keyboards are, show it
 * there, and so does the button.
 */
function isMenuFolded(dom: Dom, before: DomNode): boolean {
  const menus = dom.nodes.filter(
    ({ index, document, tag, attributes }) =>
      index < before.index && document === 0 && (tag === 'nav' || attributes.role === 'navigation'),
  );
  const leaves = (node: DomNode) => node.tag === 'a' && Boolean(node.attributes.href) && !fragmentOf(node);
  return menus.some((menu) => {
    const links = descendantsOf(dom, menu).filter(leaves);
    return links.length > fewStops && !links.some(({ tabbable }) => tabbable);
  });
}

function isContent({ role, attributes: { id = '', class: classes = '' } }: DomNode): boolean {
  return (
    role === 'main' || [id, ...classes.split(/\s+/)].some((name) => /^(main|content|contenu)$/i.test(name))
  );
}

/** The content comes first in the code, the menu after it: there is little to pass. */
function isInContent(dom: Dom, stop: DomNode): boolean {
  const inMenu = closest(dom, stop, ({ tag, role }) => /^(nav|header)$/.test(tag) || role === 'navigation');
  return !inMenu && closest(dom, stop, isContent) !== undefined;
}

const fragmentOf = (link: DomNode): string => /^#(.+)$/.exec(link.attributes.href ?? '')?.[1] ?? '';

function targetExists(dom: Dom, fragment: string): boolean {
  return (
    byId(dom, fragment).length > 0 ||
    dom.nodes.some((node) => node.tag === 'a' && node.attributes.name === fragment)
  );
}

const nothingToPass = 'la page n’a pas de navigation à passer';

/** A page with a link or two and no menu, shown or folded: one picture to enter by, a word of thanks. */
function isEntrance(dom: Dom, stops: readonly DomNode[]): boolean {
  const links = dom.nodes.filter(
    ({ tag, attributes, document }) =>
      document === 0 && /^(?:a|area)$/.test(tag) && attributes.href !== undefined,
  );
  const isPlain = dom.nodes.every((node) => !isMenu(node) && !(node.tabbable && node.document !== 0));
  return isPlain && links.length <= fewStops && stops.every((stop) => links.includes(stop));
}

export default defineRule({
  id: 'rgaa-lien-evitement',
  version: 8,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 12.7.1', 'RGAA 12.7.2', 'WCAG 2.4.1'],
  rgaa: ['12.7'],
  title: {
    fail: 'Aucun lien ne permet d’aller directement au contenu',
    pass: 'Un lien permet d’aller directement au contenu',
  },
  messages: {
    broken: 'Le lien d’accès au contenu vise un élément qui n’existe pas',
    first: 'Aucun lien ne mène au contenu, que presque rien ne précède : à vérifier',
    late: 'Le lien d’accès au contenu n’est pas parmi les premiers éléments : à vérifier',
  },
  why: 'Au clavier, il faut reparcourir tout le menu à chaque page avant d’atteindre le texte.',
  fix: 'Placer en tout premier un lien « Aller au contenu », visible au moins quand il reçoit le focus, qui vise la zone principale : <a href="#contenu"> et <main id="contenu">.',
  advice: {
    first: {
      why: 'Le contenu vient presque en premier : il y a peu à passer au clavier. Le RGAA demande pourtant ce lien sur chaque page.',
      fix: 'Ajouter en tout premier un lien « Aller au contenu », ou vérifier que rien ne viendra se placer avant le contenu.',
    },
  },
  judges: 'layout',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const stops = tabStops(dom, page.url);
    const leavesPage = stops.some((stop) => stop.tag === 'a' && !fragmentOf(stop));
    if (!leavesPage) return { status: 'inapplicable', reason: nothingToPass };
    const [main] = landmarksOf(dom).main;
    const leads = stops.filter(
      (stop) =>
        fragmentOf(stop) !== '' && (toContent.test(stop.name) || fragmentOf(stop) === main?.attributes.id),
    );
    const working = leads.find((link) => targetExists(dom, fragmentOf(link)));
    const shown = working ?? leads[0] ?? stops[0];
    const evidence = shown ? [elementEvidence(dom, shown)] : [];
    if (working && stops.indexOf(working) < firstStops) return { status: 'pass' };
    if (working) return { status: 'review', message: 'late', evidence };
    if (leads.length > 0) return { status: 'fail', message: 'broken', evidence };
    if (isEntrance(dom, stops)) return { status: 'inapplicable', reason: nothingToPass };
    const isFirst = shown && isInContent(dom, shown) && !isMenuFolded(dom, shown);
    if (isFirst || isMenuAfterContent(dom, stops)) return { status: 'review', message: 'first', evidence };
    const isCovered = dom.nodes.some(
      (node) => node.tabbable && node.document === 0 && isInWindow(dom, node, page.url),
    );
    const note = `premier élément atteint avec Tab${isCovered ? ', fenêtres fermées' : ''}`;
    return { status: 'fail', evidence: evidence.map((item) => ({ ...item, note })) };
  },
});
