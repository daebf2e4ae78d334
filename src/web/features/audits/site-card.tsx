import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { countOf, formatDate, formatNumber, plural } from '#contract/french.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import type { SiteSummary } from './sites.ts';

/** A site with its latest score, how it moved, and the way to audit it again. */
export function SiteCard({ site }: { site: SiteSummary }) {
  const { latest } = site;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ScoreRing label={`Score de ${site.host}`} score={latest.score} upTo={latest.scoreUpTo} />
        <div className="min-w-0">
          <h3 className="text-lg break-words">
            <Link to={`/reports/${latest.id}`}>{site.host}</Link>
          </h3>
          <Change points={site.change} reason={site.noChange} />
          <p className="text-sm text-soft">
            {latest.finishedAt ? formatDate(latest.finishedAt) : ''}
            {latest.pageCount === null ? '' : `, ${countOf(latest.pageCount, 'page', 'pages')}`}
          </p>
        </div>
      </div>
      <ButtonLink
        to={`/dashboard?tab=new&from=${latest.id}`}
        variant="secondary"
        size="small"
        className="self-start"
      >
        Auditer de nouveau<span className="sr-only"> {site.host}</span>
      </ButtonLink>
    </Card>
  );
}

const reasons: Readonly<Record<SiteSummary['noChange'], string>> = {
  first: 'Premier audit',
  incomparable: 'Aucun audit comparable avant',
  unseen: 'Évolution inconnue\u00a0: tout n’a pas été vu',
};

function Change({ points, reason }: { points: number | null; reason: SiteSummary['noChange'] }) {
  if (points === null) return <p className="text-sm text-soft">{reasons[reason]}</p>;
  const Icon = points > 0 ? ArrowUpRight : points < 0 ? ArrowDownRight : ArrowRight;
  const tone = points > 0 ? 'text-good' : points < 0 ? 'text-bad' : 'text-soft';
  const text =
    points === 0
      ? 'Score inchangé'
      : `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))} ${plural(points, 'point', 'points')}`;
  return (
    <p className={`flex items-center gap-1 text-sm font-semibold ${tone}`}>
      <Icon aria-hidden size={18} />
      {text}
    </p>
  );
}
