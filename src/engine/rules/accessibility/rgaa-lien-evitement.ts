import type { Dom, DomNode } from '../../artifacts.ts';
import { isInContent, isMenu, isMenuAfterContent, isMenuFolded } from '../../derive/dom/content-first.ts';
import { closest, elementEvidence } from '../../derive/dom/dom.ts';
import { landmarksOf } from '../../derive/dom/landmarks.ts';
import { anchorsOf, baseOf, fragmentIn } from '../../derive/dom/same-page-link.ts';
import { isWindow } from '../../derive/dom/windows.ts';
import { defineRule, threshold } from '../../rule.ts';

const firstStops = threshold(5, { ours: 'a skip link stands among the first stops of the keyboard' });
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

const fewStops = threshold(2, {
  ours: 'As many links as a logo and a language take: nobody minds passing them',
});

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
  // 9: addresses are resolved before they are compared.
  version: 9,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 12.7.1' },
    { kind: 'standard', title: 'RGAA 12.7.2' },
    { kind: 'standard', title: 'WCAG 2.4.1' },
  ],
  rgaa: ['12.7'],
  title: {
    fail: 'Aucun lien ne permet d’aller directement au contenu',
    pass: 'Un lien permet d’aller directement au contenu',
  },
  messages: {
    broken: 'Le lien d’accès au contenu vise un élément qui n’existe pas',
    elsewhere: 'Le lien d’accès au contenu mène à une autre page, à cause de la balise base',
    first: 'Aucun lien ne mène au contenu, que presque rien ne précède : à vérifier',
    late: 'Le lien d’accès au contenu n’est pas parmi les premiers éléments : à vérifier',
  },
  why: 'Au clavier, il faut reparcourir tout le menu à chaque page avant d’atteindre le texte.',
  fix: 'Placer en tout premier un lien « Aller au contenu », visible au moins quand il reçoit le focus, qui vise la zone principale : <a href="#contenu"> et <main id="contenu">.',
  advice: {
    elsewhere: {
      why: 'La balise base déplace toutes les adresses relatives, « #contenu » compris. Qui active ce lien quitte la page au lieu d’aller à son texte.',
      fix: 'Retirer la balise base, ou écrire dans le lien l’adresse complète de la page suivie de #contenu.',
    },
    first: {
      why: 'Le contenu vient presque en premier : il y a peu à passer au clavier. Le RGAA demande pourtant ce lien sur chaque page.',
      fix: 'Ajouter en tout premier un lien « Aller au contenu », ou vérifier que rien ne viendra se placer avant le contenu.',
    },
  },
  judges: 'layout',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const stops = tabStops(dom, page.url);
    const base = baseOf(dom, page.url);
    const fragmentOf = (link: DomNode) => fragmentIn(link, base, page.url);
    const leavesPage = stops.some((stop) => stop.tag === 'a' && !fragmentOf(stop));
    if (!leavesPage) return { status: 'inapplicable', reason: nothingToPass };
    const [main] = landmarksOf(dom).main;
    const leads = stops.filter(
      (stop) =>
        fragmentOf(stop) !== '' && (toContent.test(stop.name) || fragmentOf(stop) === main?.attributes.id),
    );
    const astray = stops.find(
      (stop) => /^#./.test(stop.attributes.href ?? '') && !fragmentOf(stop) && toContent.test(stop.name),
    );
    const working = leads.find((link) => anchorsOf(dom, fragmentOf(link)).length > 0);
    const shown = working ?? leads[0] ?? stops[0];
    const evidence = shown ? [elementEvidence(dom, shown)] : [];
    if (working && stops.indexOf(working) < firstStops) return { status: 'pass' };
    if (working) return { status: 'review', message: 'late', evidence };
    if (leads.length > 0) return { status: 'fail', message: 'broken', evidence };
    if (astray)
      return { status: 'fail', message: 'elsewhere', evidence: [elementEvidence(dom, astray, base)] };
    if (isEntrance(dom, stops)) return { status: 'inapplicable', reason: nothingToPass };
    const isFirst = shown && isInContent(dom, shown) && !isMenuFolded(dom, shown, fewStops);
    if (isFirst || isMenuAfterContent(dom, stops, fewStops))
      return { status: 'review', message: 'first', evidence };
    const isCovered = dom.nodes.some(
      (node) => node.tabbable && node.document === 0 && isInWindow(dom, node, page.url),
    );
    const note = `premier élément atteint avec Tab${isCovered ? ', fenêtres fermées' : ''}`;
    return { status: 'fail', evidence: evidence.map((item) => ({ ...item, note })) };
  },
});
