import type { SiteMedians } from '#contract/api/lineups.ts';
import { countOf, formatBytes, formatDate, formatNumber, typeset } from '#contract/french.ts';
import { siteProfiles, type Theme, themeIds, themes } from '#contract/themes.ts';

interface MediansView {
  /** « Boutique en ligne ». */
  readonly title: string;
  readonly sentences: readonly string[];
  /** From how many sites, and when. */
  readonly about: string;
}

/** Under the score of a theme. */
const themeMedianSentence = (value: number): string =>
  `La moitié des sites audités de ce type font mieux que ${formatNumber(value)}/100.`;

/** Of each theme that has one, for a kind of site; none without a kind. */
export function themeMedians(
  medians: readonly SiteMedians[],
  profile: string | null,
): Partial<Record<Theme, string>> {
  const own = medians.find((one) => one.profile === profile);
  return Object.fromEntries(
    Object.entries(own?.themes ?? {}).map(([theme, value]) => [theme, themeMedianSentence(value)]),
  );
}

/** The medians of a kind of site, as sentences. */
export function viewMedians({ profile, sites, computedAt, ...medians }: SiteMedians): MediansView {
  const told = (label: string, words: string) =>
    typeset(`${label} : la moitié des sites audités font mieux que ${words}.`);
  const scored = (label: string, value: number | null | undefined) =>
    value == null ? [] : [told(label, `${formatNumber(value)}/100`)];
  return {
    title: siteProfiles[profile],
    sentences: [
      ...scored('Score', medians.score),
      ...themeIds.flatMap((theme) => scored(themes[theme].label, medians.themes[theme])),
      ...(medians.transferBytes === null
        ? []
        : [told('Poids de l’accueil', formatBytes(medians.transferBytes))]),
      ...(medians.requestCount === null
        ? []
        : [told('Requêtes de l’accueil', formatNumber(medians.requestCount))]),
    ],
    about: typeset(
      `D’après au moins ${countOf(sites, 'site audité', 'sites audités')} ici, le ${formatDate(computedAt)}. Aucun n’est nommé.`,
    ),
  };
}
