import { clickableByMouseOnly } from '../../derive/dom/clickable.ts';
import { isExposedAsCommand, isInteractive } from '../../derive/dom/names.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-element-cliquable-sans-role',
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 7.1.3' },
    { kind: 'standard', title: 'WCAG 4.1.2' },
  ],
  rgaa: ['7.1.3'],
  title: {
    fail: 'Un élément cliquable n’est pas annoncé comme une commande',
    pass: 'Aucun élément cliquable sans rôle n’a été relevé',
  },
  why: 'Un lecteur d’écran lit un simple texte : la personne ne sait pas qu’elle peut l’activer.',
  fix: 'Utiliser une balise button ou a ; à défaut, ajouter role="button" et gérer les touches Entrée et Espace.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const clickable = clickableByMouseOnly(dom);
    const controls = dom.nodes.filter((node) => node.exposed && isInteractive(node));
    // Those that cannot even receive focus are a graver defect, judged by rgaa-element-cliquable-sans-clavier.
    const reachable = clickable.filter((node) => node.focusable && !isExposedAsCommand(node));
    return judgeElements(dom, [...controls, ...reachable], (node) => reachable.includes(node));
  },
});
