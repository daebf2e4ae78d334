import { metaContent } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

const shortest = 50;
const longest = 165;

export default defineRule({
  id: 'seo-description-longueur',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Convention des référenceurs'],
  parent: 'seo-description-absente',
  title: {
    fail: 'La description compte {length} caractères : les moteurs peuvent la couper ou la remplacer',
    pass: 'La description a une longueur adaptée',
  },
  why: 'Trop courte, elle est remplacée par un extrait au hasard ; trop longue, elle est coupée.',
  fix: 'Écrire une description de 70 à 155 caractères.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const content = metaContent(dom, 'description') ?? '';
    if (content === '') return { status: 'inapplicable', reason: 'aucune description' };
    const length = [...content].length;
    if (length >= shortest && length <= longest) return { status: 'pass' };
    return {
      status: 'fail',
      values: { length },
      extent: Math.max(length - longest, shortest - length),
      evidence: [{ type: 'value', label: 'Description', value: content, expected: '70 à 155 caractères' }],
    };
  },
});
