import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const keys = /^key(down|press|up)$/;

export default defineRule({
  id: 'rgaa-raccourci-touche',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 12.10.1', 'WCAG 2.1.4'],
  rgaa: ['12.10'],
  title: {
    fail: 'La page réagit aux touches du clavier : raccourcis à vérifier',
    pass: 'Aucun raccourci d’une touche n’a été relevé',
  },
  why: 'Un raccourci d’une seule lettre se déclenche par erreur avec la commande vocale ou en cas de tremblements.',
  fix: 'Exiger une touche Ctrl ou Alt, ou permettre de désactiver le raccourci.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const roots = dom.nodes.filter((node) => /^(html|body)$/.test(node.tag) && node.document === 0);
    return judgeElements(
      dom,
      roots,
      ({ attributes, listeners }) =>
        (listeners ?? []).some((type) => keys.test(type)) ||
        Object.keys(attributes).some((name) => /^onkey(down|press|up)$/.test(name)),
      { status: 'review' },
    );
  },
});
