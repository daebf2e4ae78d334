import { formatDuration, formatNumber } from '#contract/french.ts';
import type { Film, PerformanceMetrics, Report, VisitedPage } from '#contract/report.ts';
import type { Waterfall } from '#contract/waterfall.ts';
import { metricThresholds } from '#reference/performance-thresholds.ts';
import type { Tone } from '../tones.ts';

type Metric = keyof PerformanceMetrics;

export interface MetricFigure {
  readonly words: string;
  /** « bon », « à améliorer », « mauvais ». */
  readonly level: string;
  readonly tone: Tone;
}

interface MetricRow {
  readonly label: string;
  readonly short: string;
  /** « au plus 2,5 s ». */
  readonly threshold: string;
  readonly home: MetricFigure | null;
  /** « de 1,2 s à 1,6 s »; empty where the home page was loaded once. */
  readonly spread: string;
  readonly middle: MetricFigure;
  readonly worst: MetricFigure & { readonly url: string };
}

export interface PerformanceView {
  readonly rows: readonly MetricRow[];
  readonly measured: number;
  readonly unmeasured: number;
  readonly loads: number;
  readonly film: FilmView | null;
  /** Null where it asked for nothing else than itself, and in older reports. */
  readonly waterfall: Waterfall | null;
}

interface FilmView {
  /** Of each frame, px. */
  readonly width: number;
  readonly height: number;
  readonly frames: readonly {
    readonly key: string;
    /** « 0,8 s ». */
    readonly moment: string;
    readonly description: string;
  }[];
}

type Measured = VisitedPage & { readonly metrics: PerformanceMetrics };

/** Metrics of the pages against their thresholds; null where none was measured. Pure. */
export function viewPerformance({ pages }: Pick<Report, 'pages'>): PerformanceView | null {
  const measured = pages.filter((page): page is Measured => page.metrics !== null);
  if (measured.length === 0) return null;
  const [first] = pages;
  const home = measured.find((page) => page === first);
  return {
    rows: metricThresholds.map(({ metric, label, short, good, poor }) => {
      const figure = (value: number) => figureOf(metric, value, good, poor);
      const ordered = measured.toSorted((a, b) => a.metrics[metric] - b.metrics[metric]);
      const middle = ordered[Math.floor((ordered.length - 1) / 2)] ?? measured[0];
      const worst = ordered.at(-1) ?? measured[0];
      return {
        label,
        short,
        threshold: `au plus ${wordsOf(metric, good)}`,
        home: home ? figure(home.metrics[metric]) : null,
        spread: home ? spreadOf(metric, home) : '',
        middle: figure(middle?.metrics[metric] ?? 0),
        worst: { ...figure(worst?.metrics[metric] ?? 0), url: worst?.url ?? '' },
      };
    }),
    measured: measured.length,
    unmeasured: pages.length - measured.length,
    loads: home?.measures?.loads ?? 1,
    film: first?.film ? viewFilm(first.film) : null,
    waterfall: first?.waterfall && first.waterfall.requests.length > 1 ? first.waterfall : null,
  };
}

/** A page measured as from a phone and as from a computer. */
export interface BothPage {
  readonly url: string;
  readonly rows: readonly {
    readonly device: string;
    readonly score: string;
    /** In the order of `bothMetrics`; « – » where it could not be measured. */
    readonly figures: readonly string[];
    /** « score de 88 à 93 »; empty where there were not three loads. */
    readonly spread: string;
  }[];
}

const bothMetrics = metricThresholds.filter(({ short }) => ['LCP', 'CLS', 'TBT', 'FCP'].includes(short));
export const bothHeaders: readonly string[] = bothMetrics.map(({ short }) => short);

/** Pages that were measured on both devices, side by side. Pure. */
export function viewBoth({ pages }: Pick<Report, 'pages'>): readonly BothPage[] {
  const row = (device: string, of: Pick<VisitedPage, 'performanceScore' | 'metrics' | 'measures'>) => ({
    device,
    score: of.performanceScore === null ? 'non mesuré' : `${of.performanceScore}/100`,
    figures: bothMetrics.map(({ metric }) => (of.metrics ? wordsOf(metric, of.metrics[metric]) : '–')),
    spread: of.measures ? `score ${rangeOf(String(of.measures.score[0]), String(of.measures.score[1]))}` : '',
  });
  return pages.flatMap(({ desktop, ...phone }) =>
    desktop ? [{ url: phone.url, rows: [row('Téléphone', phone), row('Ordinateur', desktop)] }] : [],
  );
}

/** A page whose loads all met a busy machine, with what they gave. */
export interface DisturbedPage {
  readonly url: string;
  /** « score de 31 à 52 ; LCP de 2,1 s à 4 s ». */
  readonly words: string;
}

/** Pages that have no figure but what a busy machine gave: told apart, never scored. Pure. */
export function viewDisturbed({ pages }: Pick<Report, 'pages'>): readonly DisturbedPage[] {
  return pages.flatMap(({ url, metrics, disturbed }) => {
    if (metrics !== null || !disturbed) return [];
    const { score, metrics: spreads } = disturbed;
    const shown = metricThresholds.flatMap(({ metric, short }) => {
      const bounds = spreads[metric];
      return bounds ? [`${short} ${rangeOf(wordsOf(metric, bounds[0]), wordsOf(metric, bounds[1]))}`] : [];
    });
    return {
      url,
      words: [`score ${rangeOf(String(score[0]), String(score[1]))}`, ...shown].join('\u202f; '),
    };
  });
}

const rangeOf = (least: string, greatest: string): string =>
  least === greatest ? least : `de ${least} à ${greatest}`;

/** A single frame tells nothing of an order. */
function viewFilm({ width, height, frames }: Film): FilmView | null {
  if (frames.length < 2) return null;
  const described = frames.map(({ key, atMs }, index) => {
    const moment = formatDuration(atMs);
    const which =
      index === frames.length - 1 ? 'dernier changement' : `image ${index + 1} sur ${frames.length}`;
    return { key, moment, description: `La page d’accueil après ${moment}\u202f: ${which}` };
  });
  return { width, height, frames: described };
}

const wordsOf = (metric: Metric, value: number): string =>
  metric === 'cumulativeLayoutShift' ? formatNumber(value, 2) : formatDuration(Math.round(value));

function figureOf(metric: Metric, value: number, good: number, poor: number): MetricFigure {
  return { words: wordsOf(metric, value), ...levelOf(value, good, poor) };
}

/** What a measure is worth, between its two thresholds. */
export function levelOf(value: number, good: number, poor: number): Pick<MetricFigure, 'level' | 'tone'> {
  if (value <= good) return { level: 'bon', tone: 'good' };
  return value <= poor ? { level: 'à améliorer', tone: 'watch' } : { level: 'mauvais', tone: 'bad' };
}

function spreadOf(metric: Metric, { measures }: VisitedPage): string {
  const bounds = measures?.metrics[metric];
  if (!bounds) return '';
  const [least, greatest] = bounds.map((value) => wordsOf(metric, value));
  return least === greatest ? `toujours ${least}` : `de ${least} à ${greatest}`;
}
