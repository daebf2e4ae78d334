import type { DomNode } from '../../artifacts.ts';
import {
  clickableByMouseOnly,
  controlsOutOfReach,
  enlargedByMouse,
  handlesPress,
  maybeClickable,
} from '../../derive/dom/clickable.ts';
import { pressedLabels } from '../../derive/dom/hidden-field-labels.ts';
import { pressedLinks } from '../../derive/dom/pressed-links.ts';
import { mouseToggles } from '../../derive/dom/toggles.ts';
import { choicesByMouse } from '../../derive/trackers/choices-by-mouse.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const hiddenFix =
  'Ne pas retirer la case de la page par display: none : la masquer à l’œil seulement (classe « visually-hidden »), et montrer le focus sur l’étiquette. Pour ouvrir ou fermer quelque chose, préférer un bouton.';

export default defineRule({
  id: 'rgaa-element-cliquable-sans-clavier',
  // 12: links that a label holds do not do what it does; choices of a cookie banner.
  version: 12,
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 7.3.1' },
    { kind: 'standard', title: 'WCAG 2.1.1' },
  ],
  rgaa: ['7.3.1'],
  title: {
    fail: 'Une action n’est pas utilisable au clavier',
    pass: 'Aucune action réservée à la souris n’a été relevée',
  },
  messages: {
    label: 'Une étiquette n’agit qu’à la souris : la case qu’elle change n’est pas affichée',
    labelDoubt: 'Une étiquette n’agit peut-être qu’à la souris : sa case n’est pas affichée',
    noHand: 'Un élément réagit au clic sans être une commande : à vérifier',
    press: 'Un lien n’agit peut-être qu’à l’appui de la souris, non au clavier : à vérifier',
    zoom: 'Des images semblent s’agrandir par un clic, non au clavier : à vérifier',
  },
  why: 'Une personne qui n’utilise pas la souris (aveugle, tremblements, commande vocale) ne peut pas déclencher cette action.',
  fix: 'Utiliser une balise button ou a. À défaut : role="button", tabindex="0" et réaction aux touches Entrée et Espace.',
  advice: { label: { fix: hiddenFix }, labelDoubt: { fix: hiddenFix } },
  everyView: true,
  artifacts: ['dom', 'stylesheets', 'libraries'],
  evaluate({ dom, stylesheets, libraries }) {
    const handlers = dom.nodes.filter((node) => node.exposed && handlesPress(node));
    const mouseOnly = clickableByMouseOnly(dom).filter((node) => !node.focusable);
    const pressed = pressedLinks(dom);
    const toggles = mouseToggles(dom, libraries);
    const choices = choicesByMouse(dom);
    const sure = [...pressed, ...toggles, ...choices].flatMap((one) => (one.sure ? [one.node] : []));
    const labels = pressedLabels(dom, stylesheets);
    const wrong = new Set([...mouseOnly, ...controlsOutOfReach(dom), ...sure]);
    const dead = labels.filter((label) => label.sure && !wrong.has(label.node));
    const enlarged = enlargedByMouse(dom);
    const seen = [handlers, enlarged, pressed, labels, toggles, choices];
    if (seen.every((found) => found.length === 0)) return { status: 'inapplicable' };
    const noteOf = (node: DomNode) =>
      labels.some((label) => label.node === node) ? 'sa case n’est pas affichée' : undefined;
    if (wrong.size + dead.length > 0)
      return {
        status: 'fail',
        ...(wrong.size === 0 && { message: 'label' as const }),
        ...evidenceOfNodes(dom, [...wrong, ...dead.map(({ node }) => node)], noteOf),
      };
    // Nothing shows that it can be clicked: it may only count what people do.
    const unsure = [...maybeClickable(dom), ...[...toggles, ...choices].map(({ node }) => node)];
    const doubtful = [...new Set(unsure)].filter((node) => !node.focusable);
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
    if (labels.length > 0)
      return {
        status: 'review',
        message: 'labelDoubt',
        ...evidenceOfNodes(
          dom,
          labels.map(({ node }) => node),
        ),
      };
    return enlarged.length > 0
      ? { status: 'review', message: 'zoom', ...evidenceOfNodes(dom, enlarged) }
      : { status: 'pass' };
  },
});
