import type { ReportView } from '../report-view.ts';
import type { ChapterName } from '../static/contents.tsx';
import { trialTitle } from '../trial-view.ts';
import { firstAnnexAnchor, type PrintInput } from './print-input.ts';

/** The annexes that this report has, numbered in their order. */
export function annexesOf({ report }: Pick<PrintInput, 'report'>, view: ReportView): readonly ChapterName[] {
  const named: readonly (readonly [anchor: string, label: string] | false)[] = [
    ['annexe-constats', 'Tous les constats'],
    ['annexe-grille', 'Grille d’accessibilité'],
    report.cookies !== undefined && ['annexe-cookies', 'Cookies et traceurs'],
    ['annexe-pages', 'Pages'],
    report.checks.length > 0 && ['annexe-controles', 'Autres contrôles'],
    view.trial !== null && ['annexe-essai', trialTitle],
  ];
  return named
    .filter((one) => one !== false)
    .map(([anchor, label], index) => ({ anchor, label: `Annexe ${index + 1} – ${label}` }));
}

/** The chapters of the document in their order. Each anchor is the id of the chapter’s heading. */
export function chaptersOf(input: PrintInput, view: ReportView): readonly ChapterName[] {
  return [
    { anchor: 'synthese', label: 'Synthèse' },
    { anchor: 'corrections', label: 'Plan de travail, par rôle' },
    ...view.themes.map(({ anchor, label }) => ({ anchor, label })),
    { anchor: 'methode', label: 'Méthode et limites' },
    { anchor: firstAnnexAnchor, label: 'Annexes' },
    ...annexesOf(input, view),
  ];
}

/** The annexes stand together under their name. */
export const chapterLook = (anchor: string): string | undefined =>
  anchor === firstAnnexAnchor ? 'whole' : anchor.startsWith('annexe-') ? 'part' : undefined;
