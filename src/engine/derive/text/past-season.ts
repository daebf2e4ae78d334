import { foldedBeside } from './folded-beside.ts';

/** Prices, a calendar, a season that a page gives under a year that is over. */
export interface PastSeason {
  /** The last year it names. */
  readonly year: number;
  /** As the page writes it. */
  readonly quote: string;
}

const named =
  /\b(?:tarifs?(?: et reservations?)?|grille tarifaire|calendrier|agenda|programme(?: des? \w+)?|planning|saison|inscriptions?|dates|stages?)(?: (?:de |pour |d')?(?:la |l')?(?:saison|annee))? ?:? ?(20\d\d)(?: ?[-\u2013/] ?(20\d\d|\d\d(?!\d)))?(?![\d/-])/g;
const anyYear = /\b20\d\d\b/g;

/**
 * What a page gives for such a year where it names no later one: prices of 2020 are still those of today for whoever reads
 * them. A year counts as over in the next one.
 */
export function pastSeasonIn(text: string, thisYear: number): PastSeason | null {
  const { folded, shown } = foldedBeside(text);
  const latest = Math.max(0, ...(folded.match(anyYear) ?? []).map(Number));
  if (latest >= thisYear) return null;
  for (const match of folded.matchAll(named)) {
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2].length === 2 ? `20${match[2]}` : match[2]);
    if (to < thisYear && to >= from && to === latest)
      return { year: to, quote: shown.slice(match.index, match.index + match[0].length) };
  }
  return null;
}
