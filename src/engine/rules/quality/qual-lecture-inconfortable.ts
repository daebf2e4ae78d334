import { elementEvidence } from '../../derive/dom/dom.ts';
import { uneasyTexts } from '../../derive/text/reading-comfort.ts';
import { defineRule } from '../../rule.ts';

const shown = 10;

export default defineRule({
  id: 'qual-lecture-inconfortable',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: ['WCAG 1.4.8', 'FALC'],
  title: {
    fail: 'Des paragraphes se lisent avec peine : à vérifier',
    pass: 'Les paragraphes sont mis en forme pour être lus',
  },
  why: 'Texte justifié, lignes longues ou serrées, capitales, italique, petites lettres : l’œil se perd d’une ligne à l’autre. Les personnes dyslexiques ou malvoyantes renoncent les premières.',
  fix: 'Aligner à gauche, limiter les lignes à 80 caractères environ (max-width : 70ch), laisser un interligne de 1,5, et garder l’italique et les capitales pour quelques mots.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const { read, uneasy } = uneasyTexts(dom);
    if (read === 0) return { status: 'inapplicable', reason: 'aucun long paragraphe' };
    if (uneasy.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      extent: uneasy.length,
      occurrences: uneasy.length,
      evidence: uneasy
        .slice(0, shown)
        .map(({ node, reasons }) => elementEvidence(dom, node, reasons.join(', '))),
    };
  },
});
