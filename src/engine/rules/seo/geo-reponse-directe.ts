import { formatNumber } from '#contract/french.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, paragraphsOf, visible } from '../../derive/dom/dom.ts';
import { headingsOf } from '../../derive/dom/landmarks.ts';
import { mainTextOf } from '../../derive/dom/main-text.ts';
import { regionsOf } from '../../derive/dom/regions.ts';
import { isLegalKind } from '../../derive/legal/legal-pages.ts';
import { kindOfDom } from '../../derive/page/dom-kind.ts';
import { wordsOf } from '../../derive/text/simhash.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const longText = threshold(600, { ours: 'a shorter page is read whole' });
const longParagraph = threshold(120, { ours: 'a longer paragraph is not quoted whole' });
const wordsPerHeading = threshold(400, { ours: 'about a screen and a half of text' });

const longestOf = (dom: Dom, node: DomNode): number =>
  Math.max(0, ...paragraphsOf(dom, node).map((text) => wordsOf(text).length));

/** Subtitles; in the text itself whatever their level, but for the first h1, which is its title. */
function cuttingHeadings(dom: Dom): number {
  const regions = regionsOf(dom);
  const isInText = ({ index }: DomNode) => /^(?:main|other)$/.test(regions[index] ?? 'other');
  const headings = headingsOf(dom).filter(
    ({ node, level }) => level === 2 || level === 3 || (isInText(node) && node.name.trim() !== ''),
  );
  const title = headings.find(({ level }) => level === 1);
  return headings.length - (title ? 1 : 0);
}

export default defineRule({
  id: 'geo-reponse-directe',
  version: 4,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'Le texte est long et peu découpé : à vérifier',
    pass: 'Le texte est découpé de façon claire',
  },
  messages: { paragraphs: 'Des paragraphes sont longs : à vérifier' },
  why: 'Les visiteurs trouvent plus vite une réponse courte placée sous un titre clair. Que les assistants la citent plus volontiers reste une hypothèse : Google ne demande aucun découpage pour ses réponses par IA.',
  fix: 'Découper le texte par des sous-titres qui posent la question du visiteur, avec la réponse dans la première phrase.',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    // Nobody asks an assistant for these; their words are those of the law.
    if (isLegalKind(kindOfDom(dom, page))) return { status: 'inapplicable', reason: 'texte légal' };
    const count = wordsOf(mainTextOf(dom)).length;
    if (count < longText) return { status: 'inapplicable', reason: 'texte court' };
    const heavy = visible(byTag(dom, 'p')).filter(
      (node) => node.document === 0 && longestOf(dom, node) > longParagraph,
    );
    const headings = cuttingHeadings(dom);
    const isCut = count / Math.max(1, headings) <= wordsPerHeading;
    // One paragraph a little long is no fault of a text that headings cut.
    const isHeavy = heavy.length > 1 || heavy.some((node) => longestOf(dom, node) > 2 * longParagraph);
    if (isCut && !isHeavy) return { status: 'pass' };
    if (heavy.length > 0) {
      const proof = evidenceOfNodes(
        dom,
        heavy,
        (node) => `paragraphe de ${formatNumber(longestOf(dom, node))} mots`,
      );
      return { status: 'review', ...(isCut && { message: 'paragraphs' }), ...proof };
    }
    return {
      status: 'review',
      evidence: [
        {
          type: 'value',
          label: 'Sous-titres',
          value: `${formatNumber(headings)} pour ${formatNumber(count)} mots`,
        },
      ],
    };
  },
});
