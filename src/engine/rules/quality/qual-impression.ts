import { importsOf, isAnySheetUnread } from '../../derive/css/imported-sheets.ts';
import { defineRule, threshold } from '../../rule.ts';

const fewestWords = threshold(50, { ours: 'shorter pages are not printed to be read' });

export default defineRule({
  id: 'qual-impression',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'ours', title: 'bonne pratique' },
    { kind: 'standard', title: 'CSS, @media print' },
  ],
  title: { fail: 'L’impression de la page n’est pas prévue', pass: 'L’impression de la page est prévue' },
  why: 'Le menu, les bandeaux et les boutons peuvent s’imprimer avec le contenu, et gênent la lecture sur papier.',
  fix: 'Ajouter des styles d’impression (@media print) qui ne gardent que le contenu.',
  artifacts: ['stylesheets', 'dom'],
  evaluate({ stylesheets, dom }) {
    if (stylesheets.length === 0) return { status: 'inapplicable', reason: 'aucun style' };
    if (dom.text.split(' ').length < fewestWords)
      return { status: 'inapplicable', reason: 'presque aucun texte à imprimer' };
    const planned = stylesheets.some(
      (sheet) =>
        /\bprint\b/i.test(sheet.media) ||
        /@media[^{@]*\bprint\b|@page\b/i.test(sheet.text) ||
        importsOf(sheet).some(({ condition }) => /\bprint\b/i.test(condition)),
    );
    if (planned) return { status: 'pass' };
    if (isAnySheetUnread(stylesheets))
      return { status: 'untested', reason: 'une feuille de style n’a pas pu être lue' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Feuilles de style',
          value: String(stylesheets.length),
          expected: '@media print',
        },
      ],
    };
  },
});
