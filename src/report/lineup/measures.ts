import type { LineupAudit } from '#contract/api/lineups.ts';
import { formatBytes, formatDate, formatDuration, formatNumber } from '#contract/french.ts';
import type { LineupFigureId } from '#contract/lineup.ts';
import { readScore, type ScoreRange, scoreInWords } from '#contract/score-range.ts';
import { type Theme, themes } from '#contract/themes.ts';
import { shareInWords } from '../rgaa-view.ts';

/** A figure and what it may be at best; both the same where it is sure. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** One line of sites side by side. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  /** What a number without words is in; empty for a count. */
  readonly unit: string;
  /** Which way is better; null where neither is, or nothing compares. */
  readonly better: 'more' | 'less' | null;
  /** Null where it is not known. */
  readonly boundsOf: (audit: LineupAudit) => Bounds | null;
  readonly wordsOf: (audit: LineupAudit) => string;
  /** What a difference must be more than to be told, by the better figure. */
  readonly margin: (value: number) => number;
  /** It grows with the pages that were read: who read less has proved nothing by finding less. */
  readonly growsWithPages?: true;
}

const none = () => 0;
/** The same page loaded twice differs by that much. */
const loadMargin = 5;
/** What that may change of a site’s score. */
const siteMargin = 2;
const unknown = 'non mesuré';

const boundsOfScore = (range: ScoreRange | null | undefined): Bounds | null => {
  const reading = range ? readScore(range) : null;
  return reading?.kind === 'rated' ? { low: reading.score, high: range?.upTo ?? reading.score } : null;
};

const scoreWords = (range: ScoreRange | null | undefined): string =>
  range ? scoreInWords(range) : 'non noté';

/** A score: the site’s, that of the themes that compare, or a theme’s. */
function score(
  id: string,
  label: string,
  isCompared: boolean,
  rangeOf: (audit: LineupAudit) => ScoreRange | null | undefined,
  margin = 0,
): Measure {
  return {
    ...{ id, label, unit: '/100', better: isCompared ? 'more' : null },
    boundsOf: (audit) => boundsOfScore(rangeOf(audit)),
    wordsOf: (audit) => scoreWords(rangeOf(audit)),
    margin: () => margin,
  };
}

export const siteScore = (isCompared: boolean): Measure =>
  score('score', 'Score', isCompared, (audit) => audit, siteMargin);
export const commonScore: Measure = score(
  'common',
  'Score des thèmes comparés',
  true,
  ({ common }) => common,
  siteMargin,
);
export const themeScore = (theme: Theme, isCompared: boolean): Measure =>
  score(
    theme,
    themes[theme].label,
    isCompared,
    (audit) => audit.themes[theme],
    theme === 'performance' ? loadMargin : 0,
  );

type Figure = Omit<Measure, 'boundsOf' | 'wordsOf'> & {
  readonly id: LineupFigureId;
  readonly words: (value: number, audit: LineupAudit) => string;
};

function figure({ id, words, ...more }: Figure): Measure {
  const readValue = ({ figures }: LineupAudit) => figures[id] ?? null;
  return {
    ...{ id, ...more },
    boundsOf: (audit) => {
      const value = readValue(audit);
      return value === null ? null : { low: value, high: value };
    },
    wordsOf: (audit) => {
      const value = readValue(audit);
      return value === null ? unknown : words(value, audit);
    },
  };
}

/** Speeds of one load differ by as much without a cause. */
const fifth = (value: number) => value * 0.2;
const tenth = (value: number) => value * 0.1;
const number = (value: number) => formatNumber(value);
const counted = { unit: '', better: 'less', margin: none, words: number } as const;
const ofPages = { ...counted, growsWithPages: true } as const;

const rgaa: Measure = {
  ...{ id: 'rgaa', label: 'Critères RGAA respectés', unit: '%', better: 'more', margin: none },
  boundsOf: ({ rgaa: bounds }) =>
    bounds && { low: Math.round(bounds.low * 1000) / 10, high: Math.round(bounds.high * 1000) / 10 },
  wordsOf: ({ rgaa: bounds }) => {
    if (bounds === null) return unknown;
    const [low, high] = [shareInWords(bounds.low), shareInWords(bounds.high)];
    return low === high ? low : `de ${low} à ${high}`;
  },
};

/** What is told beside the scores, in the order it is shown. */
export const siteMeasures: readonly Measure[] = [
  figure({
    ...{ id: 'largestContentfulPaintMs', label: 'Affichage du contenu principal (LCP)', unit: 'ms' },
    ...{ better: 'less', margin: fifth, words: formatDuration },
  }),
  figure({
    ...{ id: 'totalBlockingTimeMs', label: 'Temps de blocage (TBT)', unit: 'ms' },
    ...{ better: 'less', margin: (value) => Math.max(50, fifth(value)), words: formatDuration },
  }),
  figure({
    ...{ id: 'cumulativeLayoutShift', label: 'Décalages de mise en page (CLS)', unit: '' },
    ...{ better: 'less', margin: () => 0.02, words: (value) => formatNumber(value, 2) },
  }),
  figure({
    ...{ id: 'fieldInpMs', label: 'Réactivité chez les visiteurs (INP, Chrome)', unit: 'ms' },
    ...{ better: 'less', margin: tenth },
    words: (value, { fieldUntil }) =>
      `${formatDuration(value)}${fieldUntil === null ? '' : `, jusqu’au ${formatDate(fieldUntil)}`}`,
  }),
  figure({
    ...{ id: 'desktopScore', label: 'Performance sur ordinateur', unit: '/100' },
    ...{ better: 'more', margin: () => loadMargin, words: (value) => `${formatNumber(value)}/100` },
  }),
  figure({
    ...{ id: 'transferBytes', label: 'Poids de l’accueil', unit: 'octets' },
    ...{ better: 'less', margin: tenth, words: formatBytes },
  }),
  figure({ ...counted, id: 'requestCount', label: 'Requêtes de l’accueil', margin: tenth }),
  rgaa,
  figure({ ...ofPages, id: 'rgaaUnmet', label: 'Critères RGAA non respectés' }),
  figure({ ...ofPages, id: 'trackersBefore', label: 'Traceurs avant tout choix' }),
  figure({ ...ofPages, id: 'duties', label: 'Obligations non tenues' }),
  figure({ ...ofPages, id: 'blocking', label: 'Défauts bloquants' }),
  figure({ ...ofPages, id: 'major', label: 'Défauts majeurs' }),
  figure({ ...ofPages, id: 'minor', label: 'Défauts mineurs' }),
  figure({ ...counted, id: 'reviews', label: 'Points à vérifier', better: null }),
];
