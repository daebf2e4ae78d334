import type { ReportView } from '../report-view.ts';
import { trialTitle } from '../trial-view.ts';
import { firstAnnexAnchor, type PrintInput, type PrintLayout } from './print-input.ts';

interface Chapter {
  readonly anchor: string;
  readonly label: string;
}

/** The annexes that this report has, numbered in their order. */
export function annexesOf({ report }: Pick<PrintInput, 'report'>, view: ReportView): readonly Chapter[] {
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
export function chaptersOf(input: PrintInput, view: ReportView): readonly Chapter[] {
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
const lookOf = (anchor: string): string | undefined =>
  anchor === firstAnnexAnchor ? 'whole' : anchor.startsWith('annexe-') ? 'part' : undefined;

/** The table of contents; page numbers are known once the document has been laid out. */
export function PrintContents({
  chapters,
  pageOf,
}: {
  readonly chapters: readonly Chapter[];
  readonly pageOf: PrintLayout['pageOf'];
}) {
  return (
    <nav className="contents">
      <h2>Sommaire</h2>
      <ol>
        {chapters.map(({ anchor, label }) => (
          <li key={anchor} className={lookOf(anchor)}>
            <a href={`#${anchor}`}>
              <span className="label">{label}</span>
              <span className="page-number">{pageOf?.get(anchor) ?? '00'}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
