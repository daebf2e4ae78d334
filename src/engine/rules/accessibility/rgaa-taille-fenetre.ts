import type { Evidence } from '#contract/report.ts';
import type { DomNode } from '../../artifacts.ts';
import { readCss } from '../../derive/css/css-rules.ts';
import { textOf } from '../../derive/dom/dom.ts';
import { lastPart } from '../../derive/dom/hover-reveal.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** A size that follows the window and nothing else: enlarging the page narrows the window as much. */
const windowSize = /^\s*[\d.]+\s*(?:vw|vh|vmin|vmax|[sld]v(?:w|h|min|max))(?:\s*!important)?\s*$/i;
const inline = /(?:^|;)\s*font-size\s*:([^;]+)/i;

/** A text now shown answers to the last compound of a selector; what cannot be read of it is given the benefit. */
function isWorn(selectors: readonly string[], shown: readonly DomNode[]): boolean {
  return selectors.some((selector) => {
    const compound = lastPart(selector).replaceAll(/\[[^\]]{0,100}\]/g, '');
    const [, tag = '', names = ''] = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/i.exec(compound) ?? [];
    if (tag + names === '') return true;
    const marks = names.match(/[.#][\w-]+/g) ?? [];
    return shown.some(
      (node) =>
        (tag === '' || tag === '*' || node.tag === tag.toLowerCase()) &&
        marks.every((mark) =>
          mark.startsWith('#')
            ? node.attributes.id === mark.slice(1)
            : (node.attributes.class ?? '').split(/\s+/).includes(mark.slice(1)),
        ),
    );
  });
}

export default defineRule({
  id: 'rgaa-taille-fenetre',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.4.1' },
    { kind: 'standard', title: 'WCAG 1.4.4' },
  ],
  rgaa: ['10.4'],
  title: {
    fail: 'Un texte ne grandit pas quand on agrandit la page',
    pass: 'Aucune taille de texte ne dépend de la seule fenêtre',
  },
  messages: { sheet: 'Des styles donnent à un texte une taille qui suit la fenêtre : à vérifier' },
  why: 'Une taille en vw ou en vh suit la largeur de la fenêtre : quand une personne malvoyante agrandit la page, ce texte reste petit.',
  fix: 'Ajouter une part qui grandit : font-size: calc(1rem + 1vw) ou clamp(1rem, 3vw, 2rem).',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom', 'stylesheets'],
  evaluate({ dom, stylesheets }) {
    const shown = dom.nodes.filter((node) => isShown(node) && node.exposed && textOf(dom, node) !== '');
    const own = shown.filter((node) => windowSize.test(inline.exec(node.attributes.style ?? '')?.[1] ?? ''));
    if (own.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, own) };
    const evidence = stylesheets.flatMap((sheet) =>
      readCss(sheet)
        .declarations.filter(({ property, value }) => property === 'font-size' && windowSize.test(value))
        .filter(({ selectors }) => isWorn(selectors, shown))
        .map(({ selectors, value }): Evidence => {
          const quote = `${selectors.join(', ')} { font-size: ${value} }`.slice(0, 300);
          return { type: 'text', quote, ...(sheet.url && { where: sheet.url }) };
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
