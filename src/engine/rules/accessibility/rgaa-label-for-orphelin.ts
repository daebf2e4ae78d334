import { byTag } from '../../derive/dom/dom.ts';
import { aimsAtNothing } from '../../derive/dom/loose-labels.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'rgaa-label-for-orphelin',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.1.2' }],
  rgaa: ['11.1.2'],
  title: {
    fail: 'Une étiquette vise un champ qui n’existe pas',
    pass: 'Chaque étiquette vise bien son champ',
  },
  why: 'L’étiquette n’est plus lue avec le champ et un clic sur elle ne fait rien : on ne sait pas ce qui est demandé.',
  fix: 'Donner à l’attribut for de l’étiquette la même valeur que l’attribut id du champ.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const labels = byTag(dom, 'label').filter(
      (label) => label.exposed && (label.attributes.for ?? '') !== '',
    );
    if (dom.truncated) return { status: 'inapplicable', reason: 'page trop longue pour conclure' };
    return judgeElements(dom, labels, (label) => aimsAtNothing(dom, label));
  },
});
