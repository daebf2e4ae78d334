import { countOf, formatDate, formatDateTime } from '#contract/french.ts';
import { inLetters } from '#contract/in-letters.ts';
import type { SiteLine } from '#contract/sites.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ScoreChange } from '../../ui/score-change.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';

/** A site: its home page, its score and how it moved, its next audit, and the ways to what changed and to audit it again. */
export function SiteCard({ site }: { site: SiteLine }) {
  const of = <span className="sr-only"> de {site.host}</span>;
  const sitePath = `/dashboard/sites/${encodeURIComponent(site.host)}`;
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      {site.picture && (
        <img
          src={`/api/reports/${site.auditId}/screenshots/${encodeURIComponent(site.picture.key)}`}
          width={site.picture.width}
          height={site.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-36 w-full border-b border-line bg-sunken object-cover object-top print:hidden"
        />
      )}
      <div className="flex grow flex-col gap-4 p-5">
        <div className="flex items-center gap-4">
          <ScoreRing label={`Score de ${site.host}`} {...site.shown} />
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">
              <Link to={`/reports/${site.auditId}`}>{inLetters(site.host)}</Link>
            </h3>
            <ScoreChange site={site} />
            <p className="text-sm text-soft">
              {formatDate(site.finishedAt)}
              {site.pageCount === null ? '' : `, ${countOf(site.pageCount, 'page', 'pages')}`}
            </p>
          </div>
        </div>
        <ScoreLine scores={site.scores} />
        <p className="text-sm text-soft">
          {site.nextRunAt === null ? (
            <>
              Aucun audit prévu.{' '}
              <Link to={`/dashboard?tab=new&from=${site.auditId}&when=weekly`}>
                Programmer<span className="sr-only"> un audit de {site.host}</span>
              </Link>
            </>
          ) : (
            `Prochain audit le ${formatDateTime(site.nextRunAt)}.`
          )}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink to={`/dashboard?tab=new&from=${site.auditId}`} variant="secondary" size="small">
            Auditer de nouveau<span className="sr-only"> {site.host}</span>
          </ButtonLink>
          {site.change !== null && (
            <Link to={`/reports/${site.auditId}/comparaison`} className="text-sm">
              Nouveau et corrigé{of}
            </Link>
          )}
          <Link to={sitePath} className="text-sm">
            Historique{of}
          </Link>
        </div>
      </div>
    </Card>
  );
}

const [lineWidth, lineHeight] = [240, 36];

/** The scores of the last audits asked for alike, from 0 to 100; the history tells them in figures. */
function ScoreLine({ scores }: Pick<SiteLine, 'scores'>) {
  if (scores.length < 2) return null;
  const step = (lineWidth - 8) / (scores.length - 1);
  const places = scores.map((score, index) => ({
    x: 4 + index * step,
    y: 4 + (1 - score / 100) * (lineHeight - 8),
  }));
  const last = places.at(-1);
  return (
    <svg
      viewBox={`0 0 ${lineWidth} ${lineHeight}`}
      className="h-9 w-full max-w-60"
      role="img"
      aria-label={`Scores des ${scores.length} derniers audits\u00a0: ${scores.join(', ')}`}
    >
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2"
        className="stroke-brand"
      />
      <circle cx={last?.x} cy={last?.y} r="3.5" className="fill-brand" />
    </svg>
  );
}
