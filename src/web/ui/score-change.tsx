import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { SiteScore } from '#contract/sites.ts';
import { changeText } from '../lib/score-words.ts';

const looks = {
  better: { Icon: ArrowUpRight, tone: 'text-good font-semibold' },
  worse: { Icon: ArrowDownRight, tone: 'text-bad font-semibold' },
  same: { Icon: ArrowRight, tone: 'text-soft' },
  unknown: { Icon: null, tone: 'text-soft' },
} as const;

/** How a score moved since the comparable audit before. */
export function ScoreChange({
  now,
  before,
  isFirst,
}: {
  now: SiteScore;
  before: SiteScore | null;
  isFirst: boolean;
}) {
  const { kind, text } = changeText(now, before, isFirst);
  const { Icon, tone } = looks[kind];
  return (
    <span className={`flex items-center gap-1 text-sm ${tone}`}>
      {Icon && <Icon aria-hidden size={18} className="shrink-0" />}
      {text}
    </span>
  );
}
