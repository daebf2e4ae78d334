import type { Dom } from '../../artifacts.ts';
import { textOf, textOfIds } from '../../derive/dom/dom.ts';
import { isLinkBar, type Table, tablesOf } from '../../derive/dom/tables.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const summaryLength = threshold(20, { ours: 'a shorter text explains no complex table' });

/**
 * Headers elsewhere than on the first row or column, or spanning several cells, or tied by `headers`. A header of the
 * first row that spans columns still speaks of these columns down to the end: nothing complex by itself.
 */
function isComplex({ rows, headers }: Table): boolean {
  const inside = rows.some((row, y) => y > 0 && row.some((cell, x) => x > 0 && cell.tag === 'th'));
  const spans = headers.some(
    (header) =>
      Number(header.attributes.rowspan ?? 1) > 1 ||
      (Number(header.attributes.colspan ?? 1) > 1 && !rows[0]?.includes(header)),
  );
  return inside || spans || rows.flat().some(({ attributes }) => (attributes.headers ?? '') !== '');
}

function hasSummary(dom: Dom, { node, caption }: Table): boolean {
  const summary = [
    caption ? textOf(dom, caption) : '',
    node.attributes.summary ?? '',
    textOfIds(dom, node.attributes['aria-describedby']),
  ];
  return summary.some((text) => text.trim().length >= summaryLength);
}

export default defineRule({
  id: 'rgaa-tableau-complexe-sans-resume',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 5.1.1' },
    { kind: 'standard', title: 'RGAA 5.2.1' },
  ],
  rgaa: ['5.1', '5.2'],
  title: {
    fail: 'Un tableau complexe n’a pas de résumé',
    pass: 'Aucun tableau complexe sans résumé n’a été relevé',
  },
  why: 'En-têtes fusionnés ou sur plusieurs niveaux : à l’écoute, cette organisation ne se devine pas.',
  fix: 'Expliquer dans la balise caption comment le tableau est organisé (le texte peut être réservé aux lecteurs d’écran).',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const tables = tablesOf(dom).filter(
      (table) => !table.neutral && table.headers.length > 0 && isComplex(table) && !isLinkBar(dom, table),
    );
    if (tables.length === 0) return { status: 'inapplicable' };
    const wrong = tables.filter((table) => !hasSummary(dom, table));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      ...evidenceOfNodes(
        dom,
        wrong.map(({ node }) => node),
      ),
    };
  },
});
