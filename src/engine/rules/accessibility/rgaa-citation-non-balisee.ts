import { closest } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { isInteractive, wordCount } from '../../derive/dom/names.ts';
import { mentionsOf } from '../../derive/text/sentences.ts';
import { defineRule, threshold } from '../../rule.ts';

const longQuote = threshold(8, { ours: 'fewer words between quotation marks are a term, not a quotation' });
const quotes = /«([^«»]{20,})»|“([^“”]{20,})”/gu;

export default defineRule({
  id: 'rgaa-citation-non-balisee',
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 9.4.1' },
    { kind: 'standard', title: 'RGAA 9.4.2' },
  ],
  rgaa: ['9.4'],
  title: {
    fail: 'Un passage entre guillemets semble être une citation : à vérifier',
    pass: 'Aucune citation non balisée n’a été relevée',
  },
  why: 'Balisée, une citation est annoncée comme telle par les lecteurs d’écran.',
  fix: 'Utiliser q pour une citation dans une phrase, blockquote pour un bloc.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const proof = mentionsOf(
      dom,
      (text) =>
        [...text.matchAll(quotes)]
          .map((match) => (match[1] ?? match[2] ?? '').trim())
          .find((quote) => wordCount(quote) >= longQuote),
      (node) =>
        !closest(
          dom,
          node,
          (up) =>
            ['q', 'blockquote', 'cite', 'code', 'pre'].includes(up.tag) ||
            headingLevelOf(up) !== null ||
            isInteractive(up),
        ),
    );
    return proof.occurrences > 0 ? { status: 'review', ...proof } : { status: 'pass' };
  },
});
