import { Form } from 'react-router';
import { countOf, formatNumber } from '#contract/french.ts';
import type { PageWalk } from '#contract/page-walk.ts';
import type { VisitedPage } from '#contract/report.ts';
import { severities, themeIds, themes } from '#contract/themes.ts';
import type { FindingView } from '#report/finding-view.ts';
import type { PageLook } from '#report/page-look.ts';
import { anchorOfPlace, PagePicture } from '#report/page-picture.tsx';
import { Tag } from '#report/pieces.tsx';
import { findingPath } from '#report/reading/finding-path.ts';
import type { NumberedPlace } from '#report/reading/page-places.ts';
import { type ReportQuery, writeReportQuery } from '#report/reading/report-query.ts';
import type { Screenshot } from '#report/screenshot.ts';
import { severityLabels } from '#report/tones.ts';
import { ReadingPicture, TabWalkPicture } from '#report/walk-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { StopLegend } from './page-walk.tsx';
import { placesOf } from './report-places.ts';

const themeOptions = [
  { value: '', label: 'Tous les thèmes' },
  ...themeIds.map((id) => ({ value: id, label: themes[id].label })),
];
const severityOptions = [
  { value: '', label: 'Toutes les gravités' },
  ...severities.map((id) => ({ value: id, label: severityLabels[id] })),
];

interface FigureProps {
  readonly auditId: string;
  readonly shown: { readonly device: PageWalk['device']; readonly screenshot: Screenshot };
  readonly places: readonly NumberedPlace[];
  readonly look: PageLook;
  readonly walk: PageWalk | null;
}

/** The page as it was seen, what was found on it or the order it is gone through drawn in its place. */
export function PageFigure({ auditId, shown: { screenshot }, places, look, walk }: FigureProps) {
  const href = placesOf(auditId).screenshotUrl(screenshot.key);
  const isWalk = look.layer !== 'constats' && walk !== null;
  return (
    <figure className="overflow-hidden rounded-2xl lg:sticky lg:top-6 border border-line bg-surface shadow-card">
      <figcaption className="border-b border-line px-4 py-2 text-sm text-soft">
        La page le jour de l’audit
        {(isWalk || places.length > 0) && '. Les numéros sont ceux de la liste.'}
        {isWalk && look.layer === 'clavier' && <StopLegend stops={walk.stops} />}
      </figcaption>
      <section
        className="max-h-[85vh] overflow-y-auto print:max-h-none"
        aria-label="Capture de la page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {isWalk && look.layer === 'clavier' && (
          <TabWalkPicture screenshot={screenshot} href={href} walk={walk} />
        )}
        {isWalk && look.layer === 'lecture' && (
          <ReadingPicture screenshot={screenshot} href={href} walk={walk} />
        )}
        {!isWalk && (
          <PagePicture screenshot={screenshot} href={href} places={look.layer === 'constats' ? places : []} />
        )}
      </section>
    </figure>
  );
}

interface FindingsProps {
  readonly auditId: string;
  readonly read: {
    readonly page: Pick<VisitedPage, 'url'>;
    readonly number: number;
    /** Each with its number on the picture, where that shows it. */
    readonly findings: readonly { readonly view: FindingView; readonly number: number | null }[];
  };
  readonly asked: ReportQuery & Pick<PageLook, 'device'>;
}

/** What was found on the page, by theme and severity, with the numbers of the picture. */
export function PageFindings({ auditId, read, asked }: FindingsProps) {
  const { page, number, findings } = read;
  const { theme, severity } = asked;
  const path = `/reports/${auditId}`;
  return (
    <Card padding="large" className="wrap-anywhere">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl">{countOf(findings.length, 'constat', 'constats')}</h2>
        <Link to={`${path}${writeReportQuery({ page: page.url })}#constats`}>
          Les filtrer dans le rapport
        </Link>
      </div>
      <Form
        key={writeReportQuery(asked)}
        method="get"
        action={`${path}/pages/${number}`}
        className="mt-3 grid items-end gap-3 sm:grid-cols-2 print:hidden"
      >
        {asked.device && <input type="hidden" name="ecran" value={asked.device} />}
        <Select label="Thème" name="theme" defaultValue={theme ?? ''} options={themeOptions} />
        <Select label="Gravité" name="gravite" defaultValue={severity ?? ''} options={severityOptions} />
        <Button type="submit" variant="secondary" plainForm className="justify-self-start">
          Montrer
        </Button>
      </Form>
      {findings.length === 0 && (
        <p className="mt-3">
          {theme === null && severity === null
            ? 'Rien n’a été relevé sur cette page.'
            : 'Rien de tel n’a été relevé sur cette page.'}
        </p>
      )}
      <ul className="mt-3">
        {findings.map(({ view, number: mark }) => (
          <li
            key={view.anchor}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-3 border-t border-line py-3"
          >
            {mark !== null && (
              <a
                href={`#${anchorOfPlace(mark)}`}
                className="inline-flex size-7 items-center justify-center rounded-full border border-edge text-sm font-bold no-underline"
                aria-label={`Montrer le repère ${mark} sur la capture`}
              >
                {mark}
              </a>
            )}
            <div className="col-start-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <Link to={findingPath(auditId, view.finding)} className="min-w-0 basis-60 grow">
                {view.finding.title}
              </Link>
              <span className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
                {countOf(view.finding.pages[0]?.occurrences ?? 0, 'endroit', 'endroits')}
                <Tag tone={view.tone}>{view.finding.verdict === 'fail' ? view.severity : 'À vérifier'}</Tag>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Through the pages in the order of the visit. */
export function Neighbours({
  number,
  pageCount,
  to,
}: {
  readonly number: number;
  readonly pageCount: number;
  readonly to: (number: number) => string;
}) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages du rapport" className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      {number > 1 && <Link to={to(number - 1)}>← Page précédente</Link>}
      <span className="text-soft">
        Page {formatNumber(number)} sur {formatNumber(pageCount)}
      </span>
      {number < pageCount && <Link to={to(number + 1)}>Page suivante →</Link>}
    </nav>
  );
}
