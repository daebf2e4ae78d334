import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-dialogue-sans-nom',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.1.1' },
    { kind: 'standard', title: 'WCAG 4.1.2' },
  ],
  rgaa: ['7.1.1'],
  title: {
    fail: 'Une fenêtre de dialogue n’a pas de titre accessible',
    pass: 'Les fenêtres de dialogue ont un titre accessible',
  },
  why: 'Un lecteur d’écran annonce « fenêtre » et rien d’autre : la personne ne sait pas ce qui vient de s’ouvrir.',
  fix: 'Nommer la fenêtre par son titre (aria-labelledby) ou, sans titre visible, par aria-label.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    // Those with a role in their code are axe-core’s.
    const windows = dom.nodes.filter(
      ({ tag, attributes, exposed, visible }) =>
        tag === 'dialog' && attributes.role === undefined && exposed && visible,
    );
    return judgeElements(dom, windows, ({ name }) => name.trim() === '');
  },
});
