import { formatNumber, plural } from '#contract/french.ts';
import { changeOf, type SiteScore } from '#contract/sites.ts';

/** « 72/100 », « 60 à 75/100 », « – ». */
export function scoreText({ score, upTo }: SiteScore): string {
  if (score === null) return '–';
  return upTo === undefined || upTo === score
    ? `${formatNumber(score)}/100`
    : `${formatNumber(score)}\u00a0à\u00a0${formatNumber(upTo)}/100`;
}

/** How a score moved since the comparable audit before, in words and in tone. */
export function changeText(
  now: SiteScore,
  before: SiteScore | null,
  isFirst: boolean,
): { readonly kind: 'better' | 'worse' | 'same' | 'unknown'; readonly text: string } {
  const change = changeOf(now, before);
  if (change === null)
    return { kind: 'unknown', text: isFirst ? 'Premier audit' : 'Aucun audit comparable avant' };
  if (change.kind === 'same') return { kind: 'same', text: 'Pas de changement mesurable' };
  const sign = change.kind === 'better' ? '+' : '−';
  return {
    kind: change.kind,
    text: `${sign}${formatNumber(change.points)}\u00a0${plural(change.points, 'point', 'points')}`,
  };
}
