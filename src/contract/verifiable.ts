import type { Finding } from './report.ts';

/**
 * Where a rule can be asked again by itself: on each page of the finding, on each page that fails alone, at the start
 * page for what the server alone answers. A rule that judges several pages together has none.
 */
export type VerifiedAt = 'pages' | 'alone' | 'start';

type Found = Pick<Finding, 'pages' | 'failsOn'>;

/** The addresses on which a finding can be verified. */
export function pagesToVerify(
  at: VerifiedAt | undefined,
  { pages, failsOn }: Found,
  startUrl: string,
): readonly string[] {
  const listed = pages.map(({ url }) => url);
  if (at === undefined) return [];
  if (at === 'pages') return listed;
  if (at === 'start') return [startUrl];
  const known = failsOn ?? listed;
  return known.length > 0 ? known : [startUrl];
}
