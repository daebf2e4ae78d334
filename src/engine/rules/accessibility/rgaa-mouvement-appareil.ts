import { defineRule } from '../../rule.ts';

const motion = /\bdevice(?:motion|orientation)\b/;
const inScript = /(?:addEventListener\s*\(\s*['"`]|\bon)device(?:motion|orientation)\b/i;

export default defineRule({
  id: 'rgaa-mouvement-appareil',
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 13.12' },
    { kind: 'standard', title: 'WCAG 2.5.4' },
  ],
  rgaa: ['13.12'],
  title: {
    fail: 'La page réagit aux mouvements de l’appareil : autre moyen à vérifier',
    pass: 'Aucune réaction aux mouvements de l’appareil n’a été relevée',
  },
  why: 'Un appareil fixé à un fauteuil ne peut être ni secoué ni incliné, et un tremblement peut déclencher l’action.',
  fix: 'Offrir un bouton qui fait la même chose et un réglage pour désactiver le mouvement.',
  artifacts: ['permissionRequests', 'source'],
  evaluate({ permissionRequests, source }) {
    const asked = permissionRequests.filter((name) => motion.test(name));
    const written = inScript.exec(source.html)?.[0];
    if (asked.length === 0 && written === undefined) return { status: 'inapplicable' };
    return {
      status: 'review',
      evidence: [
        ...asked.map((name) => ({ type: 'value' as const, label: 'Fonction appelée', value: name })),
        ...(written ? [{ type: 'text' as const, quote: written, where: 'script de la page' }] : []),
      ],
    };
  },
});
