import { byTag } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const leaves = /\blocation\b|\.submit\s*\(|requestSubmit|__doPostBack|window\.open|MM_jumpMenu|\bhref\s*=/;

export default defineRule({
  id: 'rgaa-changement-contexte-select',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 7.4.1', 'WCAG 3.2.2'],
  rgaa: ['7.4'],
  title: {
    fail: 'Choisir dans une liste change de page sans prévenir',
    pass: 'Aucune liste qui change de page n’a été relevée',
  },
  why: 'Au clavier, on passe d’un choix au suivant : le premier choix part aussitôt et l’on ne peut pas atteindre les autres.',
  fix: 'Ajouter un bouton « Valider » à côté de la liste et ne changer de page qu’à son activation.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const lists = byTag(dom, 'select').filter((node) => node.exposed);
    return judgeElements(dom, lists, ({ attributes }) => leaves.test(attributes.onchange ?? ''));
  },
});
