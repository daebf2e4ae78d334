import type { Lineup, LineupAudit, LineupSite } from '#contract/api/lineups.ts';
import { typeset } from '#contract/french.ts';
import { themeIds } from '#contract/themes.ts';
import { commonScore, type Measure, siteMeasures, siteScore, themeScore } from './measures.ts';

export interface LineupCell {
  /** « 82/100 »; « – » without an audit. */
  readonly words: string;
  /** The number alone, for spreadsheets; null where it is not known. */
  readonly value: number | null;
  /** Better than all others, by more than chance. */
  readonly isBest: boolean;
}

/** One figure of all sites, in their order. */
export interface LineupRow {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly cells: readonly LineupCell[];
}

type Compared = Pick<Lineup, 'sites' | 'themes'>;
type Side = Pick<LineupSite, 'audit'>;

/** The figures of sites side by side: scores, themes, then measures; what nobody knows is left out. Pure. */
export function lineupRows(lineup: Compared): LineupRow[] {
  return measuresOf(lineup)
    .filter((measure) => lineup.sites.some(({ audit }) => audit && isTold(measure, audit)))
    .map((measure) => {
      const best = bestOf(measure, lineup.sites);
      return {
        ...{ id: measure.id, label: measure.label, unit: measure.unit },
        cells: lineup.sites.map(({ audit }, index) => ({
          words: audit === null ? '–' : measure.wordsOf(audit),
          value: audit === null ? null : (measure.boundsOf(audit)?.low ?? null),
          isBest: index === best,
        })),
      };
    });
}

/** A theme is told even where nobody has a score: what was not measured is named. */
const isTold = (measure: Measure, audit: LineupAudit): boolean =>
  measure.unit === '/100' && measure.id !== 'desktopScore' ? true : measure.boundsOf(audit) !== null;

function measuresOf({ sites, themes }: Compared): Measure[] {
  const compared = comparedOf(sites);
  const isWhole = compared.every(({ audit }) => audit.common?.score === audit.score);
  return [
    siteScore(compared.length > 1 && isWhole && themes.length > 0),
    ...(themes.length > 0 && !isWhole ? [commonScore] : []),
    ...themeIds.map((theme) => themeScore(theme, themes.includes(theme))),
    ...siteMeasures,
  ];
}

/** The sites that compare. */
export const comparedOf = <Site extends Side>(
  sites: readonly Site[],
): (Site & { readonly audit: LineupAudit })[] =>
  sites.flatMap((site) => (site.audit?.apart === null ? [{ ...site, audit: site.audit }] : []));

/** What each site does better than all others that compare, in the order of the figures. */
export function betterOf(lineup: Compared): string[][] {
  const said = lineup.sites.map((): string[] => []);
  for (const measure of measuresOf(lineup)) {
    const best = bestOf(measure, lineup.sites);
    const audit = lineup.sites[best]?.audit;
    if (!audit) continue;
    const second = nextTo(measure, audit, comparedOf(lineup.sites));
    if (second)
      said[best]?.push(
        typeset(
          `${measure.label} : ${measure.wordsOf(audit)}, contre ${measure.wordsOf(second)} au mieux ailleurs.`,
        ),
      );
  }
  return said;
}

/** The best of the others. */
function nextTo(measure: Measure, best: LineupAudit, sites: readonly Side[]): LineupAudit | undefined {
  const others = sites.flatMap(({ audit }) => (audit && audit !== best ? [audit] : []));
  const rank = (audit: LineupAudit) => {
    const bounds = measure.boundsOf(audit);
    if (bounds === null) return Number.NEGATIVE_INFINITY;
    return measure.better === 'more' ? bounds.high : -bounds.low;
  };
  return others.toSorted((a, b) => rank(b) - rank(a))[0];
}

/**
 * The place of the site that is surely better than all others: every site that compares has the figure, its worst bound is
 * beyond the best one of the others by more than chance, and it did not read less. −1 where none is.
 */
function bestOf(measure: Measure, sites: readonly Side[]): number {
  const compared = comparedOf(sites);
  if (measure.better === null || compared.length < 2) return -1;
  if (compared.some(({ audit }) => measure.boundsOf(audit) === null)) return -1;
  const winner = compared.find(({ audit }) =>
    compared.every(({ audit: other }) => other === audit || isBetter(measure, audit, other)),
  );
  return winner ? sites.findIndex(({ audit }) => audit === winner.audit) : -1;
}

function isBetter(measure: Measure, one: LineupAudit, other: LineupAudit): boolean {
  const [own, others] = [measure.boundsOf(one), measure.boundsOf(other)];
  if (own === null || others === null) return false;
  if (measure.growsWithPages && (one.pageCount ?? 0) < (other.pageCount ?? 0)) return false;
  return measure.better === 'more'
    ? own.low > others.high + measure.margin(own.low)
    : own.high < others.low - measure.margin(others.low);
}
