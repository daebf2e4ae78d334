import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { withoutInWords } from '#contract/common-themes.ts';
import { formatNumber, plural } from '#contract/french.ts';
import type { SiteChange, SiteLine } from '#contract/sites.ts';
import { dangerLabel } from '#report/grade-words.ts';
import { cx } from '../lib/cx.ts';

const looks = {
  better: { Icon: ArrowUpRight, tone: 'text-good font-semibold' },
  worse: { Icon: ArrowDownRight, tone: 'text-bad font-semibold' },
  same: { Icon: ArrowRight, tone: 'text-soft' },
  unknown: { Icon: null, tone: 'text-soft' },
} as const;

/** How the score of a site moved since the comparable audit before; a danger of today comes first. */
export function ScoreChange({ site }: { site: Pick<SiteLine, 'danger' | 'auditCount' | 'change'> }) {
  const { change } = site;
  const { Icon, tone } = looks[change?.kind ?? 'unknown'];
  return (
    <>
      {site.danger && <span className="block text-sm font-semibold text-bad">{dangerLabel}</span>}
      <span
        className={cx(
          'flex items-center gap-1 text-sm',
          Icon && change?.without.length === 0 && 'whitespace-nowrap',
          tone,
        )}
      >
        {Icon && <Icon aria-hidden size={18} className="shrink-0" />}
        {change
          ? changeText(change)
          : site.auditCount === 1
            ? 'Premier audit'
            : 'Aucun audit comparable avant'}
      </span>
    </>
  );
}

function changeText({ kind, points, without }: SiteChange): string {
  if (kind === 'unknown') return 'Évolution inconnue\u00a0: les deux audits n’ont pas pu lire la même chose';
  const left = without.length === 0 ? '' : `, ${withoutInWords(without)}`;
  if (kind === 'same') return `Score inchangé${left}`;
  const sign = points > 0 ? '+' : '−';
  return `${sign}${formatNumber(Math.abs(points))}\u00a0${plural(points, 'point', 'points')}${left}`;
}
