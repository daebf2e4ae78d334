import { countOf } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { Tag } from '../pieces.tsx';
import type { ReportReading } from '../reading/reading-of.ts';
import type { ReportPlaces } from '../report-places.ts';
import { SiteLink } from '../site-link.tsx';
import { TermMeanings } from '../term-text.tsx';
import { FieldFigures } from './field-figures.tsx';
import {
  type BothPage,
  bothHeaders,
  type DisturbedPage,
  type MetricFigure,
  type PerformanceView,
} from './performance-view.ts';
import { WaterfallFigure } from './waterfall-figure.tsx';

interface Props {
  readonly reading: Pick<ReportReading, 'performance' | 'both' | 'disturbed' | 'field' | 'blocking' | 'view'>;
  readonly places: Pick<ReportPlaces, 'screenshotUrl'>;
}

/** Metrics against their thresholds, with their spread, how the home page appeared, and what holds the pages up. */
export function PerformanceChapter({
  reading: { performance, both, disturbed, field, blocking, view },
  places,
}: Props) {
  const id = 'chapitre-performance';
  const title = 'Performance';
  if (performance === null)
    return (
      <Chapter id={id} title={title} summary="Non mesurée">
        <p>Aucune page n’a pu être mesurée pendant cet audit.</p>
        {view.measuredLater && <p className="mt-2 max-w-[72ch]">{view.measuredLater}</p>}
        <Both pages={both} />
        <Disturbed pages={disturbed} />
        {field && <FieldFigures field={field} />}
      </Chapter>
    );
  const [lcp] = performance.rows;
  return (
    <Chapter
      id={id}
      title={title}
      summary={
        lcp ? `${lcp.label} : ${(lcp.home ?? lcp.middle).words} (${(lcp.home ?? lcp.middle).level})` : ''
      }
    >
      <p className="max-w-[72ch] text-sm text-soft">
        {countOf(performance.measured, 'page mesurée', 'pages mesurées')}
        {performance.unmeasured > 0 && `, ${countOf(performance.unmeasured, 'non mesurée', 'non mesurées')}`}
        {performance.loads > 1 && ` ; l’accueil, médiane de ${performance.loads}\u00a0chargements`}. Réseau et
        processeur ralentis comme ceux d’un téléphone moyen.
      </p>
      <ChapterTable
        caption="Mesures et seuils"
        headers={['Mesure', 'Seuil', 'Page d’accueil', 'Page médiane', 'Page la plus lente']}
      >
        {performance.rows.map((row) => (
          <tr key={row.short} className="border-b border-line align-top break-inside-avoid">
            <th scope="row" className="min-w-44 py-2.5 pr-4 font-semibold">
              {row.label} <span className="font-normal text-soft">({row.short})</span>
            </th>
            <td className="py-2.5 pr-4 whitespace-nowrap text-soft">{row.threshold}</td>
            <td className="py-2.5 pr-4 tabular-nums">
              {row.home ? <Level figure={row.home} /> : '–'}
              {row.spread !== '' && <span className="block text-xs text-soft">{row.spread}</span>}
            </td>
            <td className="py-2.5 pr-4 tabular-nums">
              <Level figure={row.middle} />
            </td>
            <td className="min-w-44 py-2.5 pr-4 tabular-nums">
              <Level figure={row.worst} />
              <span className="block text-xs">
                <SiteLink url={row.worst.url} />
              </span>
            </td>
          </tr>
        ))}
      </ChapterTable>
      <div className="mt-4">
        <TermMeanings of={performance.rows.map(({ short }) => short).join(' ')} />
      </div>
      <Both pages={both} />
      <Disturbed pages={disturbed} />
      {field && <FieldFigures field={field} />}
      {performance.film && <Film film={performance.film} screenshotUrl={places.screenshotUrl} />}
      {performance.waterfall && <WaterfallFigure waterfall={performance.waterfall} />}
      {blocking.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">Ce qui ralentit</h3>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
            {blocking.map(({ anchor, title: what, reach }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="text-brand underline">
                  {what}
                </a>{' '}
                <span className="text-soft">({reach})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Chapter>
  );
}

/** Phone and computer side by side; the phone alone makes the score. */
function Both({ pages }: { readonly pages: readonly BothPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">Téléphone et ordinateur</h3>
      <p className="mt-1 max-w-[72ch] text-sm text-soft">
        Le score de performance est celui du téléphone{'\u00a0'}; l’ordinateur est mesuré à côté, avec un
        réseau plus rapide et sans ralentissement du processeur.
      </p>
      <ChapterTable caption="Téléphone et ordinateur" headers={['Page', 'Appareil', 'Score', ...bothHeaders]}>
        {pages.map(({ url, rows }) =>
          rows.map(({ device, score, figures, spread }, index) => (
            <tr key={`${url} ${device}`} className="border-b border-line align-top break-inside-avoid">
              {index === 0 && (
                <th scope="rowgroup" rowSpan={rows.length} className="min-w-44 py-2.5 pr-4 font-normal">
                  <SiteLink url={url} />
                </th>
              )}
              <td className="py-2.5 pr-4">{device}</td>
              <td className="py-2.5 pr-4 whitespace-nowrap tabular-nums">
                <strong>{score}</strong>
                {spread !== '' && <span className="block text-xs text-soft">{spread}</span>}
              </td>
              {figures.map((figure, at) => (
                <td key={bothHeaders[at]} className="py-2.5 pr-4 whitespace-nowrap tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          )),
        )}
      </ChapterTable>
    </>
  );
}

/** Shown for what they are: nothing is made of them. */
function Disturbed({ pages }: { readonly pages: readonly DisturbedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">Mesure perturbée</h3>
      <p className="mt-1 max-w-[72ch] text-sm text-soft">
        Notre machine était trop occupée pendant ces chargements{'\u00a0'}: ces valeurs ne comptent dans aucun
        score ni aucun défaut.
      </p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        {pages.map(({ url, words }) => (
          <li key={url}>
            <SiteLink url={url} /> <span className="text-soft">({words})</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type FilmProps = Pick<ReportPlaces, 'screenshotUrl'> & {
  readonly film: NonNullable<PerformanceView['film']>;
};

/** Left out on paper: pictures of a folded chapter are not loaded when printing begins. */
function Film({ film: { width, height, frames }, screenshotUrl }: FilmProps) {
  return (
    <div className="print:hidden">
      <h3 className="mt-5 text-lg">L’affichage de l’accueil, image par image</h3>
      <p className="mt-1 max-w-[72ch] text-sm text-soft">
        À la vitesse réelle de notre visite, sans le ralentissement des mesures ci-dessus{'\u00a0'}: regardez
        l’ordre dans lequel la page apparaît plutôt que l’heure.
      </p>
      <ol className="mt-3 flex flex-wrap gap-4">
        {frames.map(({ key, moment, description }) => (
          <li key={key} className="grid w-28 content-start gap-1 text-sm">
            <img
              src={screenshotUrl(key)}
              alt={description}
              loading="lazy"
              width={width}
              height={height}
              className="h-auto w-full rounded-sm border border-line"
            />
            <span className="tabular-nums text-soft">{moment}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Level({ figure: { words, level, tone } }: { readonly figure: MetricFigure }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <strong>{words}</strong> <Tag tone={tone}>{level}</Tag>
    </span>
  );
}
