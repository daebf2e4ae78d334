import { clip } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

/** UTF-8 read as Latin-1 (« Ã© », « â€™ ») and the replacement character. */
const broken = /Ã[\u0080-\u00bf©¨ª«®´§¹»¼]|â€[™œ\u009d“”¦˜]|\ufffd/u;

export default defineRule({
  id: 'qual-caracteres-casses',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['WHATWG Encoding'],
  title: { fail: 'Des caractères s’affichent mal', pass: 'Les caractères s’affichent correctement' },
  why: 'Les accents deviennent illisibles et le site paraît négligé.',
  fix: 'Enregistrer les fichiers et la base en UTF-8, et déclarer cet encodage.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.text === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const match = broken.exec(dom.text);
    if (!match) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [{ type: 'text', quote: clip(dom.text.slice(Math.max(0, match.index - 40)), 120) }],
    };
  },
});
