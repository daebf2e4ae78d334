import type { SiteSummary } from '#contract/api/sites.ts';
import { countOf, formatDate } from '#contract/french.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ScoreChange } from '../../ui/score-change.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';

/** A site with its latest score, how it moved, and the ways to audit it again and to see it over time. */
export function SiteCard({ site }: { site: SiteSummary }) {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ScoreRing label={`Score de ${site.host}`} score={site.score} upTo={site.upTo} />
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">
            <Link to={`/reports/${site.auditId}`}>{site.host}</Link>
          </h3>
          <ScoreChange site={site} />
          <p className="text-sm text-soft">
            {formatDate(site.finishedAt)}
            {site.pageCount === null ? '' : `, ${countOf(site.pageCount, 'page', 'pages')}`}
          </p>
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          to={`/dashboard?tab=new&from=${site.auditId}`}
          variant="secondary"
          size="small"
          className="self-start"
        >
          Auditer de nouveau<span className="sr-only"> {site.host}</span>
        </ButtonLink>
        <Link to={`/dashboard/sites/${encodeURIComponent(site.host)}`} className="text-sm">
          Historique<span className="sr-only"> de {site.host}</span>
        </Link>
      </div>
    </Card>
  );
}
