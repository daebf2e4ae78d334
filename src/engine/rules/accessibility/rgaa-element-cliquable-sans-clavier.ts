import { clickableByMouseOnly, handlesPress } from '../../derive/dom/clickable.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-element-cliquable-sans-clavier',
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: ['RGAA 7.3.1', 'WCAG 2.1.1'],
  rgaa: ['7.3.1'],
  title: {
    fail: 'Une action n’est pas utilisable au clavier',
    pass: 'Aucune action réservée à la souris n’a été relevée',
  },
  why: 'Une personne qui n’utilise pas la souris (aveugle, tremblements, commande vocale) ne peut pas déclencher cette action.',
  fix: 'Utiliser une balise button ou a. À défaut : role="button", tabindex="0" et réaction aux touches Entrée et Espace.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const handlers = dom.nodes.filter((node) => node.exposed && handlesPress(node));
    const wrong = new Set(clickableByMouseOnly(dom).filter((node) => !node.focusable));
    return judgeElements(dom, handlers, (node) => wrong.has(node));
  },
});
