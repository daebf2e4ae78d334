import type { Evidence } from '#contract/report.ts';
import { clip, elementEvidence } from '../../derive/dom/dom.ts';
import { withoutVerbatim } from '../../derive/html/markup.ts';
import { defineRule } from '../../rule.ts';

const spacedLetters = /(?<![\p{L}\p{N}])(?:\p{L}[ \u00a0]){4,}\p{L}(?![\p{L}\p{N}])/u;
const hardSpaces = /(?:&nbsp;|&#160;|\u00a0){4,}/g;
/** Where a line ends in what is shown. */
const lineEnds = /<br\b[^>]{0,200}>|<\/(?:p|div|li|dd|h[1-6])>/i;

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

const verbatim = /<pre\b[^>]{0,200}>((?:(?!<pre\b)[\s\S]){20,4000}?)<\/pre>/gi;

/** Three lines and more of text, each with gaps of three spaces or a tab in the middle, and no sign of code. */
function isDrawnTable(text: string): boolean {
  if (/[{};=]|<code|<span|-->|\$ |^#!/.test(text)) return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const columns = lines.filter((line) => (line.trim().match(/\S(?: {3,}|\t+)(?=\S)/g)?.length ?? 0) >= 2);
  return lines.length >= 3 && columns.length === lines.length;
}

/** Lines of text with two gaps of hard spaces each: columns, drawn. Elsewhere such a gap only sets things apart. */
function drawnRows(html: string): string[] {
  const rows = withoutVerbatim(html)
    .replace(/^[\s\S]*?<body\b[^>]{0,500}>/i, '')
    .split(lineEnds)
    .map((row) => row.replaceAll(/<[^<>]*>/g, '').trim())
    .filter((row) => row.split(hardSpaces).filter((part) => /[\p{L}\p{N}]/u.test(part)).length >= 3);
  return rows.length >= 3 ? rows : [];
}

export default defineRule({
  id: 'rgaa-espaces-simulation',
  version: 3,
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 10.1.3' }],
  rgaa: ['10.1.3'],
  title: {
    fail: 'Des espaces servent à la mise en forme',
    pass: 'Aucun espace de mise en forme n’a été relevé',
  },
  messages: { table: 'Un tableau est peut-être dessiné avec des espaces : à vérifier' },
  why: '« T I T R E » est épelé lettre à lettre par les lecteurs d’écran et introuvable par la recherche.',
  fix: 'Écrire le mot normalement et l’espacer avec la propriété CSS letter-spacing ; utiliser des marges plutôt que des espaces.',
  advice: {
    table: {
      why: 'Un tableau dessiné avec des espaces est lu d’une traite : rien ne dit à quelle colonne appartient une valeur.',
      fix: 'Écrire un vrai tableau (table, th et td), ou une liste.',
    },
  },
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const words = dom.nodes.filter((node) => node.visible && node.tag !== 'pre' && stretched(node.ownText));
    if (words.length > 0) {
      const evidence = words.slice(0, 15).map((node) => elementEvidence(dom, node));
      return { status: 'fail', evidence, occurrences: words.length };
    }
    const tables = [...source.html.matchAll(verbatim)].map(([, text = '']) => text).filter(isDrawnTable);
    const rows = drawnRows(source.html).map((row) => row.replaceAll(/&nbsp;|&#160;/g, '\u00a0'));
    if (tables.length + rows.length === 0) return { status: 'pass' };
    const quoted = (text: string, where: string): Evidence => {
      const quote = clip(text.trim(), 200);
      return { type: 'text', quote, where };
    };
    const drawn = rows.length > 0 ? [quoted(rows.slice(0, 3).join(' / '), 'espaces insécables')] : [];
    return {
      status: 'review',
      message: 'table',
      evidence: [...tables.map((text) => quoted(text, 'balise pre')), ...drawn],
      occurrences: tables.length + drawn.length,
    };
  },
});
