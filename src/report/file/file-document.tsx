import { isDefect } from '#contract/defect.ts';
import { countOf } from '#contract/french.ts';
import type { Report, VisitedPage } from '#contract/report.ts';
import { type FieldView, viewField } from '../chapters/field-view.ts';
import type { ReportView } from '../report-view.ts';
import { type ChapterName, Contents } from '../static/contents.tsx';
import { CookiesPart } from '../static/cookies-part.tsx';
import { DocumentHead } from '../static/document-head.tsx';
import { GridPart } from '../static/grid-part.tsx';
import { MethodPart } from '../static/method-part.tsx';
import { Overall } from '../static/overall.tsx';
import { PagesPart } from '../static/pages-part.tsx';
import { wholeFile as room } from '../static/room.ts';
import { ThemeScores } from '../static/theme-scores.tsx';
import { TrialPart } from '../static/trial-part.tsx';
import { trialTitle } from '../trial-view.ts';
import { FileField } from './file-field.tsx';
import { FileFixes } from './file-fixes.tsx';
import { type FilePictures, PageTop, PictureStore } from './file-pictures.tsx';
import { FileTheme } from './file-theme.tsx';

interface Props {
  readonly report: Report;
  readonly view: ReportView;
  readonly pictures: FilePictures;
  readonly reportUrl: string;
}

const names = {
  fixes: { anchor: 'premiers', label: 'À corriger, dans l’ordre' },
  grid: { anchor: 'grille', label: 'Grille d’accessibilité' },
  cookies: { anchor: 'cookies', label: 'Cookies et traceurs' },
  pages: { anchor: 'pages', label: 'Pages' },
  field: { anchor: 'visiteurs', label: 'Mesuré chez vos visiteurs (Chrome)' },
  trial: { anchor: 'essai', label: trialTitle },
  method: { anchor: 'methode', label: 'Méthode et limites' },
} as const satisfies Record<string, ChapterName>;

/** A report as one file: what there is to do, every finding, then what is looked up. Nothing is left out. */
export function FileDocument({ report, view, pictures, reportUrl }: Props) {
  const grid = view.themes.flatMap(({ rgaa }) => rgaa ?? [])[0] ?? null;
  const field = viewField(report.field);
  const home = pictures.get(view.home?.url ?? '');
  const pictureOf = ({ url, title }: VisitedPage) => (
    <PageTop picture={pictures.get(url)} label={`Capture de la page ${title}`} width={180} />
  );
  return (
    <>
      <a className="skip" href={`#${names.fixes.anchor}`}>
        Aller au contenu, après le sommaire
      </a>
      <PictureStore pictures={pictures} />
      <main>
        <DocumentHead view={view} room={room} brand={<p className="brand">Constat</p>} />
        <Overall
          view={view}
          room={room}
          picture={
            home ? <PageTop picture={home} label="La page d’accueil telle que visitée" width={220} /> : null
          }
        />
        <ThemeScores view={view} room={room} />
        <Contents chapters={chaptersOf(report, view, field)} />
        <FileFixes view={view} name={names.fixes} />
        {view.themes.map((theme) => (
          <FileTheme key={theme.id} theme={theme} pictures={pictures} />
        ))}
        <GridPart grid={grid} name={names.grid} room={room} />
        {report.cookies && <CookiesPart table={report.cookies} name={names.cookies} room={room} />}
        <PagesPart view={view} name={names.pages} room={room} pictureOf={pictureOf} />
        {field && <FileField field={field} name={names.field} />}
        {view.trial && <TrialPart trial={view.trial} name={names.trial} room={room} />}
        <MethodPart report={report} view={view} reportUrl={reportUrl} room={room} />
      </main>
    </>
  );
}

/** The chapters in their order, themes with how many defects they have. */
function chaptersOf(
  { cookies }: Report,
  { themes, trial }: ReportView,
  field: FieldView | null,
): readonly ChapterName[] {
  const chapters: readonly (ChapterName | null)[] = [
    names.fixes,
    ...themes.map(({ anchor, label, failures }) => {
      const defects = failures.filter(({ finding }) => isDefect(finding)).length;
      return { anchor, label: `${label} (${countOf(defects, 'défaut', 'défauts')})` };
    }),
    names.grid,
    cookies ? names.cookies : null,
    names.pages,
    field ? names.field : null,
    trial ? names.trial : null,
    names.method,
  ];
  return chapters.filter((chapter) => chapter !== null);
}
