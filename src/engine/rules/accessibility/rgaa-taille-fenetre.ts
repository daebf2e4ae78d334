import type { Evidence } from '#contract/report.ts';
import { readCss } from '../../derive/css/css-declarations.ts';
import { textOf } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** A size that follows the window and nothing else: enlarging the page narrows the window as much. */
const windowSize = /^\s*[\d.]+\s*(?:vw|vh|vmin|vmax|[sld]v(?:w|h|min|max))\s*(?:!important)?\s*$/i;
const inline = /(?:^|;)\s*font-size\s*:([^;]+)/i;

export default defineRule({
  id: 'rgaa-taille-fenetre',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 10.4.1', 'WCAG 1.4.4'],
  rgaa: ['10.4'],
  title: {
    fail: 'Un texte ne grandit pas quand on agrandit la page',
    pass: 'Aucune taille de texte ne dépend de la seule fenêtre',
  },
  messages: { sheet: 'Des styles donnent à un texte une taille qui suit la fenêtre : à vérifier' },
  why: 'Une taille en vw ou en vh suit la largeur de la fenêtre : quand une personne malvoyante agrandit la page, ce texte reste petit.',
  fix: 'Ajouter une part qui grandit : font-size: calc(1rem + 1vw) ou clamp(1rem, 3vw, 2rem).',
  everyView: true,
  artifacts: ['dom', 'stylesheets'],
  evaluate({ dom, stylesheets }) {
    const own = dom.nodes.filter(
      (node) =>
        isShown(node) &&
        node.exposed &&
        textOf(dom, node) !== '' &&
        windowSize.test(inline.exec(node.attributes.style ?? '')?.[1] ?? ''),
    );
    if (own.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, own) };
    const evidence = stylesheets.flatMap(({ url, text }) =>
      readCss(text ?? '')
        .declarations.filter(({ property, value }) => property === 'font-size' && windowSize.test(value))
        .map(({ heads, value }): Evidence => {
          const quote = `${heads.at(-1) ?? ''} { font-size: ${value} }`.slice(0, 300);
          return { type: 'text', quote, ...(url && { where: url }) };
        }),
    );
    if (evidence.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'sheet',
      evidence: evidence.slice(0, 5),
      occurrences: evidence.length,
    };
  },
});
