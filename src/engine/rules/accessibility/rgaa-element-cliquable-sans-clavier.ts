import {
  clickableByMouseOnly,
  controlsOutOfReach,
  enlargedByMouse,
  handlesPress,
  maybeClickable,
} from '../../derive/dom/clickable.ts';
import { pressedLinks } from '../../derive/dom/pressed-links.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

export default defineRule({
  id: 'rgaa-element-cliquable-sans-clavier',
  version: 8,
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 7.3.1', 'WCAG 2.1.1'],
  rgaa: ['7.3.1'],
  title: {
    fail: 'Une action n’est pas utilisable au clavier',
    pass: 'Aucune action réservée à la souris n’a été relevée',
  },
  messages: {
    noHand: 'Un élément réagit au clic sans être une commande : à vérifier',
    press: 'Un lien n’agit peut-être qu’à l’appui de la souris, non au clavier : à vérifier',
    zoom: 'Des images semblent s’agrandir par un clic, non au clavier : à vérifier',
  },
  why: 'Une personne qui n’utilise pas la souris (aveugle, tremblements, commande vocale) ne peut pas déclencher cette action.',
  fix: 'Utiliser une balise button ou a. À défaut : role="button", tabindex="0" et réaction aux touches Entrée et Espace.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const handlers = dom.nodes.filter((node) => node.exposed && handlesPress(node));
    const mouseOnly = clickableByMouseOnly(dom).filter((node) => !node.focusable);
    const pressed = pressedLinks(dom);
    const sure = pressed.flatMap((link) => (link.sure ? [link.node] : []));
    const wrong = new Set([...mouseOnly, ...controlsOutOfReach(dom), ...sure]);
    const enlarged = enlargedByMouse(dom);
    if (handlers.length + enlarged.length + pressed.length === 0) return { status: 'inapplicable' };
    if (wrong.size > 0) return { status: 'fail', ...evidenceOfNodes(dom, [...wrong]) };
    // Nothing shows that it can be clicked: it may only count what people do.
    const doubtful = maybeClickable(dom).filter((node) => !node.focusable);
    if (doubtful.length > 0)
      return { status: 'review', message: 'noHand', ...evidenceOfNodes(dom, doubtful) };
    if (pressed.length > 0)
      return {
        status: 'review',
        message: 'press',
        ...evidenceOfNodes(
          dom,
          pressed.map(({ node }) => node),
        ),
      };
    return enlarged.length > 0
      ? { status: 'review', message: 'zoom', ...evidenceOfNodes(dom, enlarged) }
      : { status: 'pass' };
  },
});
