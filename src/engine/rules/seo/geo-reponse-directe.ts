import { formatNumber } from '#contract/french.ts';
import { byTag, textOf, visible } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { mainTextOf } from '../../derive/dom/regions.ts';
import { isLegalKind } from '../../derive/legal/legal-pages.ts';
import { kindOfDom } from '../../derive/page/dom-kind.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const longText = 600;
const longParagraph = 120;
const wordsPerHeading = 400;

export default defineRule({
  id: 'geo-reponse-directe',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: ['Convention du référencement'],
  title: {
    fail: 'Le texte est long et peu découpé : à vérifier',
    pass: 'Le texte est découpé de façon claire',
  },
  why: 'Moteurs et assistants citent plus volontiers une réponse courte placée sous un titre clair ; les visiteurs la trouvent aussi plus vite.',
  fix: 'Découper le texte par des sous-titres qui posent la question du visiteur, avec la réponse dans la première phrase.',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    // Nobody asks an assistant for these; their words are those of the law.
    if (isLegalKind(kindOfDom(dom, page))) return { status: 'inapplicable', reason: 'texte légal' };
    const count = wordsOf(mainTextOf(dom)).length;
    if (count < longText) return { status: 'inapplicable', reason: 'texte court' };
    const heavy = visible(byTag(dom, 'p')).filter(
      (node) => node.document === 0 && wordsOf(textOf(dom, node)).length > longParagraph,
    );
    const headings = headingsOf(dom).filter(({ level }) => level === 2 || level === 3).length;
    if (heavy.length === 0 && count / Math.max(1, headings) <= wordsPerHeading) return { status: 'pass' };
    if (heavy.length > 0) {
      const proof = evidenceOfNodes(
        dom,
        heavy,
        (node) => `paragraphe de ${formatNumber(wordsOf(textOf(dom, node)).length)} mots`,
      );
      return { status: 'review', ...proof };
    }
    return {
      status: 'review',
      evidence: [
        {
          type: 'value',
          label: 'Sous-titres (h2, h3)',
          value: `${formatNumber(headings)} pour ${formatNumber(count)} mots`,
        },
      ],
    };
  },
});
