import { dayMs, earlierBy } from '#contract/durations.ts';
import { parisHour, siteVisitDays, type VisitQuestion } from '#contract/visit-question.ts';
import { firstVisitAt, type VisitSpan, wasVisited } from '#store/site-visits.ts';
import { siteOf } from '../audits/site-turns.ts';
import type { Deps } from '../deps.ts';

/** A question as it was understood; or what of it was not. */
export type UnderstoodQuestion =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'unclear'; readonly field: 'site' | 'day' | 'hour' }
  | { readonly kind: 'clear'; readonly host: string; readonly span: VisitSpan };

/** Reads a host or an address, and an hour in Paris. */
export function understandQuestion({ site, day, hour }: VisitQuestion): UnderstoodQuestion {
  if (site === '' && day === '' && hour === '') return { kind: 'nothing-asked' };
  const address = URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`);
  if (site === '' || address === null || address.hostname === '') return { kind: 'unclear', field: 'site' };
  if (parisHour(day, '12') === null) return { kind: 'unclear', field: 'day' };
  const moments = parisHour(day, hour);
  if (moments === null) return { kind: 'unclear', field: 'hour' };
  // Where there is no domain the port tells sites apart; whoever gives none means the usual ones.
  const sites = new Set(['https:', 'http:'].map((scheme) => siteOf(`${scheme}//${address.host}`)));
  return { kind: 'clear', host: address.host, span: { sites: [...sites], ...moments } };
}

/** What somebody who was visited is told: nothing of who asked, nor of which pages. */
export type VisitAnswer =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'unclear'; readonly field: 'site' | 'day' | 'hour' }
  | { readonly kind: 'yes' | 'no' | 'to-come'; readonly host: string; readonly from: string }
  /** Nothing is known of that hour: it is older than what is written down. */
  | { readonly kind: 'unknown'; readonly host: string; readonly from: string; readonly since: string };

/** Whether an audit, a verification or a check of a proof visited that site within that hour. */
export async function confirmVisit(
  deps: Pick<Deps, 'db' | 'clock'>,
  question: VisitQuestion,
): Promise<VisitAnswer> {
  const understood = understandQuestion(question);
  if (understood.kind !== 'clear') return understood;
  const { host, span } = understood;
  const asked = { host, from: span.from.toISOString() };
  const now = deps.clock.now();
  if (span.from > now) return { kind: 'to-come', ...asked };
  if (await wasVisited(deps.db, span)) return { kind: 'yes', ...asked };
  const oldest = earlierBy(now, siteVisitDays * dayMs);
  const first = (await firstVisitAt(deps.db)) ?? now;
  const since = first.getTime() > oldest.getTime() ? first : oldest;
  if (span.from < since) return { kind: 'unknown', ...asked, since: since.toISOString() };
  return { kind: 'no', ...asked };
}
