import { formatNumber } from '#contract/french.ts';
import type { Evidence } from '#contract/report.ts';
import { clip, elementEvidence } from '../../derive/dom/dom.ts';
import { withoutVerbatim } from '../../derive/html/markup.ts';
import { defineRule } from '../../rule.ts';

const spacedLetters = /(?<![\p{L}\p{N}])(?:\p{L}[ \u00a0]){4,}\p{L}(?![\p{L}\p{N}])/u;
const hardSpaces = /(?:&nbsp;|&#160;|\u00a0){4,}/g;

/** « A B C D E »: an index of the alphabet, not a stretched word. */
function isAlphabet(text: string): boolean {
  const codes = [...text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return codes.every((code, at) => at === 0 || code > (codes[at - 1] ?? 0));
}

function stretched(text: string): boolean {
  const found = spacedLetters.exec(text)?.[0];
  return found !== undefined && !isAlphabet(found);
}

const verbatim = /<pre\b[^>]*>([\s\S]{20,4000}?)<\/pre>/gi;

/** Three lines and more of text, each with gaps of three spaces or a tab in the middle, and no sign of code. */
function isDrawnTable(text: string): boolean {
  if (/[{};=]|<code|<span|-->|\$ |^#!/.test(text)) return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const columns = lines.filter((line) => (line.trim().match(/\S(?: {3,}|\t+)(?=\S)/g)?.length ?? 0) >= 2);
  return lines.length >= 3 && columns.length === lines.length;
}

export default defineRule({
  id: 'rgaa-espaces-simulation',
  version: 2,
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 10.1.3'],
  rgaa: ['10.1.3'],
  title: {
    fail: 'Des espaces servent à la mise en forme',
    pass: 'Aucun espace de mise en forme n’a été relevé',
  },
  messages: { table: 'Un tableau est peut-être dessiné avec des espaces : à vérifier' },
  why: '« T I T R E » est épelé lettre à lettre par les lecteurs d’écran et introuvable par la recherche.',
  fix: 'Écrire le mot normalement et l’espacer avec la propriété CSS letter-spacing ; utiliser des marges plutôt que des espaces.',
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const words = dom.nodes.filter((node) => node.visible && node.tag !== 'pre' && stretched(node.ownText));
    const runs = withoutVerbatim(source.html).match(hardSpaces) ?? [];
    const tables = [...source.html.matchAll(verbatim)].map(([, text = '']) => text).filter(isDrawnTable);
    if (words.length + runs.length === 0 && tables.length > 0) {
      const evidence = tables.map(
        (text): Evidence => ({ type: 'text', quote: clip(text.trim(), 200), where: 'balise pre' }),
      );
      return { status: 'review', message: 'table', evidence, occurrences: tables.length };
    }
    if (words.length + runs.length === 0) return { status: 'pass' };
    const evidence: Evidence[] = words.slice(0, 15).map((node) => elementEvidence(dom, node));
    if (runs[0])
      evidence.push({
        type: 'value',
        label: 'Suites d’espaces insécables dans le code',
        value: formatNumber(runs.length),
        expected: 'aucune',
      });
    return { status: 'fail', evidence, occurrences: words.length + runs.length };
  },
});
