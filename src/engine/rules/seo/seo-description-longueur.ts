import { metaContent } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';

const shortest = threshold(50, { ours: 'a shorter description is rarely shown by engines' });
const longest = threshold(165, { ours: 'engines cut at two lines, about 160 letters' });

export default defineRule({
  id: 'seo-description-longueur',
  version: 4,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention des référenceurs' }],
  parent: 'seo-description-absente',
  title: {
    fail: 'La description compte {length} caractères : elle peut être coupée',
    pass: 'La description a une longueur adaptée',
  },
  messages: { short: 'La description compte {length} caractères : elle peut être complétée' },
  why: 'Trop courte, elle est parfois complétée ou remplacée par un extrait de la page ; trop longue, elle est souvent coupée.',
  fix: 'Écrire une description de 70 à 155 caractères.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const content = metaContent(dom, 'description') ?? '';
    if (content === '') return { status: 'inapplicable', reason: 'aucune description' };
    const length = [...content].length;
    if (length >= shortest && length <= longest) return { status: 'pass' };
    return {
      status: 'fail',
      ...(length < shortest && { message: 'short' as const }),
      values: { length },
      extent: Math.max(length - longest, shortest - length),
      evidence: [
        {
          type: 'value',
          label: `Description de ${length} caractères`,
          value: content,
          expected: '70 à 155 caractères',
        },
      ],
    };
  },
});
