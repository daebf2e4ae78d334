import { elementEvidence } from '../../derive/dom/dom.ts';
import { uneasyTexts } from '../../derive/text/reading-comfort.ts';
import { isTooSmall } from '../../derive/text/small-text.ts';
import { defineRule } from '../../rule.ts';

const shown = 10;

export default defineRule({
  id: 'qual-lecture-inconfortable',
  version: 5,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'WCAG 1.4.8' },
    { kind: 'standard', title: 'FALC' },
  ],
  title: {
    fail: 'Des textes se lisent avec peine : à vérifier',
    pass: 'Les textes sont mis en forme pour être lus',
  },
  why: 'Texte justifié, lignes longues ou serrées, capitales, italique, petites lettres : l’œil se perd d’une ligne à l’autre. Les personnes dyslexiques ou malvoyantes renoncent les premières.',
  fix: 'Aligner à gauche, limiter les lignes à 80 caractères environ (max-width : 70ch), laisser un interligne de 1,5, et garder l’italique et les capitales pour quelques mots.',
  judges: 'layout',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const { read, uneasy: all } = uneasyTexts(dom);
    if (read === 0) return { status: 'inapplicable', reason: 'aucun long paragraphe' };
    if (all.length === 0) return { status: 'pass' };
    // Another rule proves them too small: nothing to look at.
    const uneasy = isTooSmall(dom, page) ? all.filter(({ bySizeAlone }) => !bySizeAlone) : all;
    if (uneasy.length === 0)
      return { status: 'inapplicable', reason: 'lettres trop petites, jugées par un autre contrôle' };
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
