import type { FieldData, FieldFigure, FieldHistory, FieldRecord } from '#contract/field-data.ts';
import { type FieldDevice, type FieldMetric, fieldDeviceIds } from '#contract/field-metrics.ts';
import { formatDate, formatDuration, formatNumber } from '#contract/french.ts';
import { fieldThresholds } from '#reference/field-thresholds.ts';
import { levelOf, type MetricFigure } from './performance-view.ts';

export interface FieldFigureView extends MetricFigure {
  /** « bon 81 %, à améliorer 13 %, mauvais 6 % des visites ». */
  readonly shares: string;
}

export interface FieldRow {
  readonly label: string;
  readonly short: FieldMetric;
  /** « au plus 2,5 s ». */
  readonly threshold: string;
  readonly figures: Readonly<Record<FieldDevice, FieldFigureView | null>>;
}

export interface FieldWeeks {
  readonly device: FieldDevice;
  readonly deviceName: string;
  readonly label: string;
  readonly short: FieldMetric;
  /** « 2,2 s le 21 novembre 2026 »; null where the week had too few visits. */
  readonly points: readonly {
    readonly day: string;
    readonly words: string | null;
    readonly value: number | null;
  }[];
}

interface FieldTarget {
  readonly url: string;
  readonly rows: readonly FieldRow[];
}

export interface FieldView {
  /** What was found, in one sentence. */
  readonly sentence: string;
  readonly site: FieldTarget | null;
  readonly pages: readonly FieldTarget[];
  readonly weeks: readonly FieldWeeks[];
}

export const fieldDeviceNames: Readonly<Record<FieldDevice, string>> = {
  phone: 'téléphone',
  desktop: 'ordinateur',
};

const tooFew = 'Trop peu de visites avec Chrome pour que Google publie des mesures de ce site.';
const notAsked =
  'Les mesures faites chez les visiteurs n’ont pas pu être demandées à Google pendant cet audit ; le prochain les demandera.';
const someNotAsked = 'Une partie n’a pas pu être demandée pendant cet audit.';
/** The Chrome UX Report counts soft navigations in metrics of their own, experimental since the release of September 2026. */
const softNavigations =
  'Sur un site qui change de page sans recharger (application monopage), ces chiffres sont ceux de la page d’arrivée : Google publie à part, à l’essai depuis septembre 2026, ceux qui comptent chaque changement de page.';

/** What real visitors measured, beside and never within the laboratory’s figures; null where it was not asked for. Pure. */
export function viewField(field: FieldData | undefined): FieldView | null {
  if (!field) return null;
  const { records, history, incomplete } = field;
  const of = (kind: FieldRecord['of']) => [
    ...Map.groupBy(
      records.filter((record) => record.of === kind),
      ({ url }) => url,
    ),
  ];
  const targets = (kind: FieldRecord['of']) => of(kind).map(([url, found]) => ({ url, rows: rowsOf(found) }));
  const [site = null] = targets('site');
  return {
    sentence: sentenceOf(records, incomplete),
    site,
    pages: targets('page'),
    weeks: history.flatMap(weeksOf),
  };
}

function sentenceOf(records: readonly FieldRecord[], incomplete: boolean): string {
  const [first] = records;
  if (!first) return incomplete ? notAsked : tooFew;
  const seen = `Visites réelles avec Chrome du ${formatDate(first.from)} au ${formatDate(first.to)}, publiées par Google (Chrome UX Report) : trois visites sur quatre font au moins aussi bien que le chiffre donné. ${softNavigations}`;
  return incomplete ? `${seen} ${someNotAsked}` : seen;
}

function rowsOf(records: readonly FieldRecord[]): FieldRow[] {
  return fieldThresholds.flatMap(({ metric, label, good, poor }) => {
    const figureFor = (device: FieldDevice) => {
      const figure = records.find((record) => record.device === device)?.metrics[metric];
      return figure ? viewFigure(metric, figure, good, poor) : null;
    };
    const figures = { phone: figureFor('phone'), desktop: figureFor('desktop') };
    if (fieldDeviceIds.every((device) => figures[device] === null)) return [];
    return [{ label, short: metric, threshold: `au plus ${wordsOf(metric, good)}`, figures }];
  });
}

const wordsOf = (metric: FieldMetric, value: number): string =>
  metric === 'CLS' ? formatNumber(value, 2) : formatDuration(Math.round(value));

function viewFigure(
  metric: FieldMetric,
  { p75, shares }: FieldFigure,
  good: number,
  poor: number,
): FieldFigureView {
  const names = ['bon', 'à améliorer', 'mauvais'] as const;
  const parts = shares.map((share, at) => `${names[at]} ${formatNumber(share * 100)}\u00a0%`);
  return { words: wordsOf(metric, p75), ...levelOf(p75, good, poor), shares: parts.join(', ') };
}

/** The rows of a table on paper: the measure, its threshold, and each device’s figure in words. */
export const fieldCells = (rows: readonly FieldRow[]): readonly (readonly string[])[] =>
  rows.map(({ label, short, threshold, figures }) => [
    `${label} (${short})`,
    threshold,
    ...fieldDeviceIds.map((device) => {
      const figure = figures[device];
      return figure ? `${figure.words}, ${figure.level} (${figure.shares})` : 'trop peu de visites';
    }),
  ]);

export const fieldHeaders: readonly string[] = [
  'Mesure',
  'Seuil',
  ...fieldDeviceIds.map((device) => `Sur ${fieldDeviceNames[device]}`),
];

/** Weeks from which a line tells something. */
const fewestWeeks = 4;

function weeksOf({ device, weeks }: FieldHistory): FieldWeeks[] {
  return fieldThresholds.slice(0, 3).flatMap(({ metric, label }) => {
    const points = weeks.map(({ to, p75 }) => {
      const value = p75[metric] ?? null;
      return { day: formatDate(to), value, words: value === null ? null : wordsOf(metric, value) };
    });
    if (points.filter(({ value }) => value !== null).length < fewestWeeks) return [];
    return [{ device, deviceName: fieldDeviceNames[device], label, short: metric, points }];
  });
}
