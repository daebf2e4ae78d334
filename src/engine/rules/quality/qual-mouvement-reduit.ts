import { defineRule } from '../../rule.ts';
import { driven, drivenProof } from '../verdicts/driven-page.ts';

export default defineRule({
  id: 'qual-mouvement-reduit',
  // 2: pages that are not driven too.
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'WCAG 2.3.3' }],
  title: {
    fail: 'Les animations continuent quand le visiteur demande moins de mouvement',
    pass: 'Les animations s’arrêtent quand le visiteur demande moins de mouvement',
  },
  why: 'Les personnes sujettes au vertige ou à la migraine règlent leur appareil pour réduire les animations : ce site n’en tient pas compte.',
  fix: 'Ajouter une règle @media (prefers-reduced-motion: reduce) qui arrête les animations, ou les déclarer dans @media (prefers-reduced-motion: no-preference).',
  judges: 'layout',
  artifacts: ['moves', 'animations'],
  moves: ['reducedMotion'],
  evaluate({ moves, animations }) {
    const { result, without } = driven(moves ?? animations.motion, 'reducedMotion');
    if (!result) return without;
    const { running, runningReduced, elements } = result;
    if (running === 0) return { status: 'inapplicable', reason: 'aucune animation permanente' };
    return runningReduced < running ? { status: 'pass' } : { status: 'fail', ...drivenProof(elements) };
  },
});
