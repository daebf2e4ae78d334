import { htmlErrors } from '../../derive/html/html-errors.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-code-invalide',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA 8.2.1' }],
  rgaa: ['8.2'],
  sameDefectAs: 'rgaa-validite-html',
  title: {
    fail: 'Le code HTML contient des erreurs de construction',
    pass: 'Le code HTML est construit sans erreur',
  },
  why: 'Le navigateur devine ce que la page voulait dire ; une aide technique peut deviner autrement et perdre une partie du contenu.',
  fix: 'Corriger les erreurs listées, à la ligne indiquée du code reçu.',
  artifacts: ['source'],
  evaluate({ source }) {
    if (source.html === '' || source.truncated) {
      return { status: 'inapplicable', reason: 'code de la page indisponible ou trop long' };
    }
    const errors = htmlErrors(source.html);
    if (errors.length === 0) return { status: 'pass' };
    const labels = [...new Set(errors.map(({ label }) => label))];
    return {
      status: 'fail',
      evidence: labels.map((label) => {
        const lines = errors.filter((error) => error.label === label).map(({ line }) => line);
        const first = [...new Set(lines)].slice(0, 5).join(', ');
        return { type: 'value', label, value: `${lines.length} fois, ligne ${first}` };
      }),
      occurrences: errors.length,
    };
  },
});
