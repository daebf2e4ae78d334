import { clip } from '../../derive/dom.ts';
import { defineRule } from '../../rule.ts';

const filler =
  /\blorem\s+ipsum\b|\bdolor\s+sit\s+amet\b|\b(?:votre|insérez|saisissez)\s+(?:votre\s+)?texte\s+ici\b|\bnotre\s+super\s+titre\b/i;
const around = 80;

export default defineRule({
  id: 'qual-lorem-ipsum',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Bonne pratique'],
  title: { fail: 'Un texte de remplissage est publié', pass: 'Aucun texte de remplissage' },
  why: 'La page paraît inachevée, et le visiteur doute du reste.',
  fix: 'Remplacer ce texte par le vrai contenu, ou retirer le bloc.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    if (dom.text === '') return { status: 'inapplicable', reason: 'aucun texte' };
    const match = filler.exec(dom.text);
    if (!match) return { status: 'pass' };
    const from = Math.max(0, match.index - 20);
    return { status: 'fail', evidence: [{ type: 'text', quote: clip(dom.text.slice(from), around) }] };
  },
});
