import type { ReportView } from '../report-view.ts';
import { firstAnnexAnchor, type PrintInput, type PrintLayout } from './print-input.ts';

interface Chapter {
  readonly anchor: string;
  readonly label: string;
}

/** The chapters of the document in their order. Each anchor is the id of the chapter’s heading. */
export function chaptersOf({ report }: PrintInput, view: ReportView): readonly Chapter[] {
  return [
    { anchor: 'synthese', label: 'Synthèse' },
    { anchor: 'corrections', label: 'Ce qu’il faut corriger' },
    ...view.themes.map(({ anchor, label }) => ({ anchor, label })),
    { anchor: firstAnnexAnchor, label: 'Annexe – Grille d’accessibilité' },
    ...(report.cookies ? [{ anchor: 'annexe-cookies', label: 'Annexe – Cookies et traceurs' }] : []),
    { anchor: 'annexe-pages', label: 'Annexe – Pages' },
    ...(report.checks.length > 0 ? [{ anchor: 'annexe-controles', label: 'Annexe – Autres contrôles' }] : []),
    ...(view.trial ? [{ anchor: 'annexe-essai', label: 'Annexe – À l’essai' }] : []),
    { anchor: 'annexe-methode', label: 'Annexe – Méthode et limites' },
  ];
}

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
          <li key={anchor}>
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
