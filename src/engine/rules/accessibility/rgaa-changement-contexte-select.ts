import { byTag } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { contextProof, interrupted } from '../verdicts/driven-page.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const leaves = /\blocation\b|\.submit\s*\(|requestSubmit|__doPostBack|window\.open|MM_jumpMenu|\bhref\s*=/;

export default defineRule({
  id: 'rgaa-changement-contexte-select',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.4.1' },
    { kind: 'standard', title: 'WCAG 3.2.2' },
  ],
  rgaa: ['7.4'],
  title: {
    fail: 'Choisir dans une liste change de page sans prévenir',
    pass: 'Aucune liste qui change de page n’a été relevée',
  },
  why: 'Au clavier, on passe d’un choix au suivant : le premier choix part aussitôt et l’on ne peut pas atteindre les autres.',
  fix: 'Ajouter un bouton « Valider » à côté de la liste et ne changer de page qu’à son activation.',
  artifacts: ['dom', 'moves'],
  moves: ['contextChangeOnChoice'],
  evaluate({ dom, moves }) {
    const changes = moves?.contextChangeOnChoice ?? [];
    if (changes.length > 0) return { status: 'fail', ...contextProof(changes) };
    const lists = byTag(dom, 'select').filter((node) => node.exposed);
    const verdict = judgeElements(dom, lists, ({ attributes }) => leaves.test(attributes.onchange ?? ''));
    return verdict.status === 'pass' ? (interrupted(moves, 'contextChangeOnChoice') ?? verdict) : verdict;
  },
});
