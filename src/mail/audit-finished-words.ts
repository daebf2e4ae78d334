import { countOf, formatDate, formatNumber, plural } from '#contract/french.ts';
import type { MailData } from '#contract/mails.ts';
import {
  type Progress,
  progressOf,
  readScore,
  type ScoreRange,
  scoreInWords,
} from '#contract/score-range.ts';
import { severityLabels } from '#report/tones.ts';

export type Data = MailData<'audit-finished'>;
type Changed = NonNullable<Data['changes']>['fresh'];

export const isRated = (range: ScoreRange) => readScore(range).kind !== 'unrated';

const before = (data: Data) => ({
  score: data.previousScore,
  upTo: data.previousUpTo,
  pageCount: data.previousPageCount ?? null,
});

/** What of this audit compares with the one before. */
const compared = (data: Data) => ({
  score: data.compared ? data.compared.score : data.score,
  upTo: data.compared ? data.compared.upTo : data.upTo,
  pageCount: data.pageCount,
});
const pointsSince = (data: Data): number => (compared(data).score ?? 0) - (data.previousScore ?? 0);
/** « , sans la performance », or nothing. */
const leftOut = ({ compared }: Data): string => (compared ? `, ${compared.without}` : '');

/** What loading the same pages again may change of the site’s score, in points: no change of the site. */
const measureMargin = 2;

/**
 * How the site did since the audit before; `first` without one. Reading less is never told as progress, nor what
 * measuring alone may change when nothing else did.
 */
function progressSince(data: Data): Progress | 'first' {
  if (data.previousFinishedAt === null) return 'first';
  const now = compared(data);
  if (now.score === null || data.previousScore === null) return 'unknown';
  const progress = progressOf(now, before(data));
  const small = Math.abs(pointsSince(data)) <= measureMargin;
  return small && isUnchanged(data) && progress !== 'unknown' ? 'same' : progress;
}

const signed = (points: number) => (points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(-points)}`);

/** « ↑ 4 points », « sans changement », « premier audit »; empty where nothing can be said. */
function trend(data: Data): string {
  const points = pointsSince(data);
  switch (progressSince(data)) {
    case 'first':
      return ', premier audit';
    case 'same':
      return isUnchanged(data) ? ', sans changement' : ', score inchangé';
    case 'better':
      return ` ↑ ${countOf(points, 'point', 'points')}`;
    case 'worse':
      return ` ↓ ${countOf(-points, 'point', 'points')}`;
    default:
      return '';
  }
}

/** Site, score and direction: read without opening the mail. */
export function subjectOf(data: Data): string {
  const partial = data.partial ? ' (audit partiel)' : '';
  if (!isRated(data)) return `${data.host} : audit terminé, non noté${partial}`;
  return `${data.host} : ${scoreInWords(data)}${trend(data)}${partial}`;
}

export const titleOf = (data: Data) =>
  isRated(data) ? `${data.host} : ${scoreInWords(data)}` : `L’audit de ${data.host} est terminé`;

/** The score itself in words, where text alone shows it. */
export const scoreLine = (data: Data) =>
  data.score !== null &&
  `Score global : ${scoreInWords(data)}${data.without ? ` ${data.without}` : ''}${data.band ? ` (${data.band})` : ''}`;

export function summaryOf(data: Data): string {
  const read = countOf(data.pageCount, 'page analysée', 'pages analysées');
  const whole = data.isSample ? 'un échantillon' : 'une liste';
  const pages = data.listed === undefined ? read : `${read} d’${whole} de ${formatNumber(data.listed)}`;
  const defects = countOf(data.failureCount, 'défaut constaté', 'défauts constatés');
  const doubts = data.reviewCount > 0 ? ` et ${countOf(data.reviewCount, 'point', 'points')} à vérifier` : '';
  return `${pages}, ${defects}${doubts}.`;
}

/** Nothing new and nothing corrected, at the same score. */
function isUnchanged({ changes }: Data): boolean {
  return changes !== undefined && changes.fresh.count + changes.fixed.count === 0;
}

/** What became of the score since the audit before; null for a first one. */
export function changeOf(data: Data): string | null {
  const progress = progressSince(data);
  if (progress === 'first') return 'Premier audit de ce site : les prochains diront ce qui change.';
  const date = formatDate(data.previousFinishedAt ?? data.finishedAt);
  const points = pointsSince(data);
  switch (progress) {
    case 'same':
      return isUnchanged(data)
        ? `Rien n’a changé depuis l’audit du ${date} : aucun défaut nouveau ni corrigé${points === 0 ? '' : ' ; l’écart de score tient à la mesure'}.${data.compared ? ` Les deux audits sont comparés ${data.compared.without}.` : ''}`
        : `Score inchangé depuis l’audit du ${date}${leftOut(data)}.`;
    case 'better':
    case 'worse':
      return `${signed(points)} ${plural(points, 'point', 'points')} depuis l’audit du ${date}${leftOut(data)}.`;
    default:
      if (data.rulesChanged)
        return `Nos contrôles ont changé depuis l’audit du ${date} : les deux scores ne se comparent pas.`;
      return data.score === null || data.previousScore === null
        ? `L’audit du ${date} et celui-ci n’ont pas tous deux un score : ils ne se comparent pas.`
        : `Le score ne se compare pas à celui de l’audit du ${date} : l’un des deux n’a pas tout vu, ou n’a pas lu autant de pages.`;
  }
}

const inPlaces = ({ title, count }: Changed['shown'][number]) =>
  `${title} (${countOf(count, 'endroit', 'endroits')})`;

/** What is new and what is corrected since the audit before, the new first; without what did not happen. */
export function changeLists({ changes }: Data): { readonly title: string; readonly lines: string[] }[] {
  if (changes === undefined) return [];
  const { fresh, fixed } = changes;
  const list = (title: string, { count, rules, shown }: Changed) =>
    count === 0
      ? []
      : [
          {
            title,
            lines: [
              ...shown.map(inPlaces),
              ...(rules > shown.length
                ? [
                    `et ${countOf(rules - shown.length, 'autre contrôle', 'autres contrôles')}, dans le rapport`,
                  ]
                : []),
            ],
          },
        ];
  return [
    // Places, as the comparison counts them; « défauts » are failed checks.
    ...list(countOf(fresh.count, 'nouvel endroit en défaut', 'nouveaux endroits en défaut'), fresh),
    ...list(countOf(fixed.count, 'endroit corrigé', 'endroits corrigés'), fixed),
  ];
}

export const missingOf = (data: Data) =>
  data.partial
    ? `L’audit est partiel : ${countOf(data.notAnalysedCount, 'page n’a pas pu être lue', 'pages n’ont pas pu être lues')}. Le rapport dit lesquelles et pourquoi.`
    : null;

/** What the score was made without, and why; told only then. */
export const unseenOf = (data: Data) =>
  readScore(data).kind === 'rated' && !data.without ? null : (data.unseen ?? null);

/** « Bloquant · +6 points si corrigé », or what a fix of several findings says of itself. */
export function factsOf({ facts, severity, gain, width = '' }: Data['findings'][number]): string {
  if (facts !== undefined) return facts;
  const won = gain > 0 ? `+${countOf(gain, 'point', 'points')} si corrigé` : '';
  return [severityLabels[severity], won, width].filter((part) => part !== '').join('\u00a0· ');
}

const longestPath = 80;

/** « Page : /contact », the page that shows a fix; null where none is known. The path is the site’s own words. */
export function pageOf({ page }: Data['findings'][number], { url }: Data): string | null {
  const address = page === undefined ? null : URL.parse(page);
  if (address === null) return null;
  if (address.host !== URL.parse(url)?.host) return `Page\u00a0: ${clip(address.host + address.pathname)}`;
  return address.pathname === '/' && address.search === ''
    ? 'Page\u00a0: l’accueil'
    : `Page\u00a0: ${clip(address.pathname + address.search)}`;
}

const clip = (text: string) => (text.length > longestPath ? `${text.slice(0, longestPath - 1)}…` : text);

/** Points that a theme certainly won or lost; 0 where that cannot be said. */
function pointsOf(theme: Data['themes'][number]): number {
  const past = { score: theme.previousScore, upTo: theme.previousUpTo, pageCount: null };
  const progress = progressOf({ ...theme, pageCount: null }, past);
  return progress === 'better' || progress === 'worse' ? (theme.score ?? 0) - (theme.previousScore ?? 0) : 0;
}

/** Points a theme won or lost; 0 where the audits do not compare, or nothing changed. */
export function themeChange(theme: Data['themes'][number], data: Data): number {
  const progress = progressSince(data);
  return progress === 'unknown' || (progress === 'same' && isUnchanged(data)) ? 0 : pointsOf(theme);
}

/** « (+26) » after a score, or nothing. */
export const changeInWords = (points: number): string => (points === 0 ? '' : ` (${signed(points)})`);

/** « 66/100 », « à préciser : type de site » where its duties depend on what nobody declared. */
export const themeScoreInWords = (theme: Data['themes'][number]): string =>
  theme.pending ? 'à préciser\u00a0: type de site' : scoreInWords(theme);

/** « 66/100 (+26) ». */
export const themeScore = (theme: Data['themes'][number], data: Data): string =>
  `${themeScoreInWords(theme)}${changeInWords(themeChange(theme, data))}`;
